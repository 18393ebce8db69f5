import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  nullableInteger,
  nullableNumber,
  nullableString,
  oneOf,
  pageQuery,
  ref,
  seenVersion,
} from '../../platform/http/validation/schema-parts';
import { Startup } from '../../startups/records/startup.schemas';
import { SENT_ORIGINS } from './decision-kinds';
import { DECISION_KINDS, DECISION_ORIGINS } from '../../platform/db/schema/decision-kinds';

export const MAX_DETAILS_LENGTH = 2_000;
const MAX_RANK = 1_000_000_000;
const id = Type.String({ minLength: 1, maxLength: 64 });
const described = <T>(schema: Parameters<typeof Type.Unsafe>[0], description: string) =>
  Type.Unsafe<T>({ ...schema, description });

export const Decision = closed(
  {
    id: Type.String({ description: 'By this it is undone' }),
    startup_id: Type.String(),
    kind: oneOf(DECISION_KINDS),
    from: described<number>(Type.Integer({ minimum: 0, maximum: 1 }), 'The flag before'),
    to: described<number>(
      Type.Integer({ minimum: 0, maximum: 1 }),
      'The flag after; as before where a reason was added',
    ),
    until: described<string | null>(
      nullableString(10),
      'Of Later: the day on which it ends, at 06:00 in Zurich',
    ),
    is_early: described<boolean | null>(
      { type: ['boolean', 'null'] },
      'Of Later: whether another score or an article ends it earlier',
    ),
    reason: described<string | null>(nullableString(200), 'From the list, as it read at that time'),
    details: nullableString(MAX_DETAILS_LENGTH),
    made_by: described<string | null>(nullableString(500), 'Name of the person'),
    made_at: Type.String(),
    score: described<number | null>(nullableNumber(), 'Null for a decision from before version 0.3.0'),
    rank: described<number | null>(
      nullableInteger(1, MAX_RANK),
      'By score, in the list that the startup was in; null where it was not at hand',
    ),
    threshold: nullableNumber(),
    scoring_version: nullableInteger(1, MAX_RANK),
    origin: oneOf(DECISION_ORIGINS),
    undoes: described<string | null>(nullableString(20), 'The decision that this one takes back'),
    undone_by: described<string | null>(nullableString(20), 'The decision that takes this one back'),
  },
  { $id: 'Decision', description: 'A decision of a person, with what the startup was at that moment' },
);
export type DecisionBody = Static<typeof Decision>;

const DecisionPage = closed(
  { items: Type.Array(ref(Decision)), total: Type.Integer() },
  { $id: 'DecisionPage' },
);

const Decided = closed(
  {
    decision: Type.Unsafe<DecisionBody | null>({
      anyOf: [{ $ref: 'Decision#' }, { type: 'null' }],
      description: 'Null when it was so already and no reason was given',
    }),
    startup: ref(Startup),
  },
  { $id: 'DecisionMade' },
);
export type DecidedBody = Static<typeof Decided>;

const details = Type.Optional(nullableString(MAX_DETAILS_LENGTH));
const origin = Type.Optional(oneOf(SENT_ORIGINS));
export const NewDecision = closed(
  {
    kind: oneOf(DECISION_KINDS),
    to: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1, description: '0 takes the flag back, or ends Later' }),
    ),
    until: Type.Optional(
      Type.String({
        maxLength: 10,
        description:
          'Of Later: a day from tomorrow to two years from now, YYYY-MM-DD; it ends at 06:00 in Zurich',
      }),
    ),
    earlier: Type.Optional(
      Type.Boolean({ description: 'Of Later: another score or an article ends it; true unless it is false' }),
    ),
    reason_id: Type.Optional(nullableString(20)),
    details,
    origin,
  },
  { $id: 'NewDecision' },
);
export type NewDecisionBody = Static<typeof NewDecision>;
const DecisionUndoing = closed({ details, origin }, { $id: 'DecisionUndoing' });
export type DecisionUndoingBody = Static<typeof DecisionUndoing>;

const tags = ['decisions'];
const params = closed({ id });

export const listDecisionsSchema = {
  operationId: 'listDecisions',
  tags,
  summary: 'What was decided about a startup, the newest first',
  params,
  querystring: closed({ limit: pageQuery.limit, offset: pageQuery.offset }),
  response: { 200: ref(DecisionPage) },
};
export const decideSchema = {
  operationId: 'decide',
  tags,
  refuses: [409],
  summary: 'Set a flag or Later with a reason; said again it adds a reason. 400 without one that is required',
  params,
  headers: seenVersion,
  body: ref(NewDecision),
  row: ref(Startup),
  response: { 200: ref(Decided) },
};
export const undoDecisionSchema = {
  operationId: 'undoDecision',
  tags,
  refuses: [409],
  summary: 'Take a decision back, by another one; 409 names the later decision that stands against it',
  params: closed({ id, decision: id }),
  headers: seenVersion,
  body: ref(DecisionUndoing),
  row: ref(Startup),
  response: { 200: ref(Decided) },
};
