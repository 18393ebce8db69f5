import { Type, type Static } from '@sinclair/typebox';
import {
  listBody,
  closed,
  idParams,
  nullableString,
  pageQuery,
  ref,
  seenVersion,
  version,
} from '../../../platform/http/validation/schema-parts';
import { MAX_NAME_LENGTH } from '../../../platform/http/validation/text-limits';
import { DEFAULT_PROMPT_NAME } from '../../prompts/prompt.limits';
import { Prompt } from '../../prompts/prompts.schemas';

const MAX_REASON_LENGTH = 1_000;

const share = Type.Union([Type.Number(), Type.Null()]);

const PromptActivation = closed(
  {
    id: Type.String(),
    prompt_id: Type.String(),
    version: Type.Integer(),
    from: Type.String(),
    until: Type.Union([Type.String(), Type.Null()], { description: 'Null for the active version' }),
    by: Type.Union([Type.String(), Type.Null()], { description: 'Name of the person' }),
    evaluation_id: Type.Union([Type.String(), Type.Null()]),
    is_met: Type.Boolean({ description: 'True if the gate was met' }),
    company_f1: share,
    awards_f1: share,
    reason: Type.Union([Type.String(), Type.Null()]),
    articles_read: Type.Integer({ description: 'In this time, with this version' }),
  },
  { $id: 'PromptActivation' },
);
export type PromptActivationBody = Static<typeof PromptActivation>;

const PromptActivationPage = listBody(PromptActivation, 'PromptActivationPage');

/** Request body of activateThroughGate. */
const ActivationOrder = closed(
  { reason: Type.Optional(nullableString(MAX_REASON_LENGTH)) },
  { $id: 'ActivationOrder' },
);

const precision = () => Type.Number({ minimum: 0, maximum: 1, description: 'Least precision' });

const gateSettings = {
  company_name: precision(),
  canton: precision(),
  founding_year: precision(),
  raised_money: precision(),
  awards: precision(),
  max_f1_loss: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'Of each field, against the active version',
  }),
  min_articles: Type.Integer({ minimum: 1, maximum: 2_000 }),
};

/** Gate settings with their version. */
const ActivationGate = closed({ ...gateSettings, version }, { $id: 'ActivationGate' });
export type ActivationGateBody = Static<typeof ActivationGate>;

/** Gate settings in a request. */
const ActivationGateInput = closed(gateSettings, { $id: 'ActivationGateInput' });
export type GateSettings = Static<typeof ActivationGateInput>;

const GateCondition = closed(
  {
    key: Type.String(),
    is_met: Type.Boolean(),
    text: Type.String({ description: 'In words, for people' }),
  },
  { $id: 'GateCondition' },
);
export type GateConditionBody = Static<typeof GateCondition>;

const GateVerdict = closed(
  {
    is_met: Type.Boolean(),
    evaluation_id: Type.Union([Type.String(), Type.Null()]),
    conditions: Type.Array(ref(GateCondition)),
  },
  { $id: 'GateVerdict' },
);
export type GateVerdictBody = Static<typeof GateVerdict>;

const tags = ['prompt-lab'];

export const listActivationsSchema = {
  operationId: 'listActivations',
  tags,
  summary: 'Which version was active when, by whose decision and why; the newest first',
  querystring: closed({
    limit: pageQuery.limit,
    offset: pageQuery.offset,
    name: Type.Optional(Type.String({ maxLength: MAX_NAME_LENGTH, default: DEFAULT_PROMPT_NAME })),
  }),
  response: { 200: ref(PromptActivationPage) },
};
export const activateThroughGateSchema = {
  operationId: 'activateThroughGate',
  tags,
  refuses: [404, 409],
  summary: 'Make a version the active one; below the gate only with a reason',
  description: 'If-Match holds the version that was active when the caller looked.',
  params: idParams,
  headers: seenVersion,
  body: ref(ActivationOrder),
  response: { 200: ref(Prompt) },
};
export const readGateSchema = {
  operationId: 'readGate',
  tags,
  summary: 'What a version reaches before it is activated without a reason',
  response: { 200: ref(ActivationGate) },
};
export const saveGateSchema = {
  operationId: 'saveGate',
  tags,
  summary: 'Set the floors and the largest loss',
  headers: seenVersion,
  body: ref(ActivationGateInput),
  response: { 200: ref(ActivationGate) },
};
export const readVerdictSchema = {
  operationId: 'readVerdict',
  tags,
  refuses: [404],
  summary: 'Whether a version meets the gate, condition by condition',
  params: idParams,
  response: { 200: ref(GateVerdict) },
};
