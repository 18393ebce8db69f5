import { Type, type Static } from '@sinclair/typebox';
import { nameText } from '../../../platform/http/validation/name-text';
import {
  closed,
  idParams,
  nullableInteger,
  nullableString,
  oneOf,
  ref,
  seenVersion,
  version,
} from '../../../platform/http/validation/schema-parts';
import { DECISION_KINDS } from '../../../platform/db/schema/decision-kinds';

const MAX_LABEL_LENGTH = 80;
/** Maximum number of active reasons per kind of decision. Digit keys select the first nine. */
export const MAX_REASONS = 20;

const DecisionReason = closed(
  {
    id: Type.String(),
    kind: oneOf(DECISION_KINDS),
    label: Type.String(),
    needs_details: Type.Boolean({ description: 'It is chosen together with words of the person' }),
    retired_at: Type.Unsafe<string | null>({
      ...nullableString(40),
      description: 'Since when it is not offered any more; what was decided with it keeps it',
    }),
    used: Type.Integer({ description: 'Decisions that have it' }),
    version,
  },
  { $id: 'DecisionReason' },
);
export type DecisionReasonBody = Static<typeof DecisionReason>;

const DecisionRule = closed(
  {
    kind: oneOf(DECISION_KINDS),
    is_reason_required: Type.Boolean(),
    version,
    reasons: Type.Array(ref(DecisionReason), { description: 'In their order, retired ones last' }),
  },
  { $id: 'DecisionRule', description: 'The reasons of one decision, and whether one is required' },
);
export type DecisionRuleBody = Static<typeof DecisionRule>;

const DecisionRules = closed(
  {
    items: Type.Array(ref(DecisionRule)),
    total: Type.Integer(),
    scoring_version: Type.Unsafe<number | null>({
      ...nullableInteger(1, 2_147_483_647),
      description: 'The version of the scoring rules under which a decision is recorded now',
    }),
  },
  { $id: 'DecisionRules' },
);

const label = nameText({ minLength: 1, maxLength: MAX_LABEL_LENGTH, pattern: '\\S' });
const needs_details = Type.Optional(Type.Boolean());
const position = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 1_000, description: 'The place among those of its decision, from 1' }),
);
const NewDecisionReason = closed(
  { kind: oneOf(DECISION_KINDS), label, needs_details, position },
  { $id: 'NewDecisionReason' },
);
export type NewDecisionReasonBody = Static<typeof NewDecisionReason>;
const DecisionReasonChange = closed(
  {
    label: Type.Optional(label),
    needs_details,
    position,
    is_retired: Type.Optional(Type.Boolean()),
  },
  { $id: 'DecisionReasonChange' },
);
export type DecisionReasonChangeBody = Static<typeof DecisionReasonChange>;
const DecisionRuleChange = closed(
  { kind: oneOf(DECISION_KINDS), is_reason_required: Type.Boolean() },
  { $id: 'DecisionRuleChange' },
);
export type DecisionRuleChangeBody = Static<typeof DecisionRuleChange>;

const tags = ['decision-reasons'];

export const listDecisionReasonsSchema = {
  operationId: 'listDecisionReasons',
  tags,
  summary: 'The reasons that each decision offers, and which decision needs one',
  response: { 200: ref(DecisionRules) },
};
export const createDecisionReasonSchema = {
  operationId: 'createDecisionReason',
  tags,
  refuses: [409],
  summary:
    'Offer another reason, last where no place is given; 409 when there is one of that name, or there are too many',
  body: ref(NewDecisionReason),
  response: { 201: ref(DecisionReason) },
};
export const updateDecisionReasonSchema = {
  operationId: 'updateDecisionReason',
  tags,
  refuses: [409],
  summary: 'Rename, move, retire or offer a reason again; decisions keep the words that they were made with',
  params: idParams,
  headers: seenVersion,
  body: ref(DecisionReasonChange),
  row: ref(DecisionReason),
  response: { 200: ref(DecisionReason) },
};
export const deleteDecisionReasonSchema = {
  operationId: 'deleteDecisionReason',
  tags,
  refuses: [409],
  summary: 'Delete a reason that no decision has; 409 when one has it: such a reason is retired',
  params: idParams,
  headers: seenVersion,
  row: ref(DecisionReason),
  response: { 204: Type.Null() },
};
export const setReasonRequiredSchema = {
  operationId: 'setReasonRequired',
  tags,
  summary: 'Say whether a decision needs a reason on our screens',
  headers: seenVersion,
  body: ref(DecisionRuleChange),
  row: ref(DecisionRule),
  response: { 200: ref(DecisionRule) },
};
