import { Type, type Static } from '@sinclair/typebox';
import { closed, idParams, ref } from '../../platform/http/validation/schema-parts';
import { NewDecision } from '../decisions/decisions.schemas';
import { rankedQuery } from '../list/investments.schemas';
import { WorkChange } from '../assignments/work.schemas';
import { MAX_SELECTED } from './list-token';

const MAX_TOKEN_LENGTH = 120_000;

const Selection = closed(
  {
    ids: Type.Array(Type.String(), { description: 'In the order of the list' }),
    expected: Type.Integer({ description: 'How many they are' }),
    token: Type.String({
      description:
        'What was read: `id.version.work version` of each in base 36, joined by commas; may be made of rows of a list, then without the last part',
    }),
  },
  { $id: 'Selection', description: 'All startups of a list, for an act on all of them' },
);
export type SelectionBody = Static<typeof Selection>;

const { origin: _origin, ...decided } = NewDecision.properties;
const BulkAction = closed(
  {
    decision: Type.Optional(closed(decided)),
    work: Type.Optional(closed(WorkChange.properties)),
  },
  { $id: 'BulkAction', description: 'Either a decision or a change of the work' },
);
export type BulkActionBody = Static<typeof BulkAction>;

const BulkOrder = closed(
  {
    ids: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 20 }), {
        maxItems: MAX_SELECTED,
        description: 'Chosen ones, those of the token; missing for all of the list',
      }),
    ),
    query: Type.Optional(
      closed(rankedQuery, { description: 'The list that they were chosen from, or all of which it is for' }),
    ),
    expected: Type.Integer({ minimum: 1, maximum: MAX_SELECTED }),
    token: Type.String({ minLength: 1, maxLength: MAX_TOKEN_LENGTH }),
    action: ref(BulkAction),
  },
  { $id: 'BulkOrder' },
);
export type BulkOrderBody = Static<typeof BulkOrder>;

const BulkDone = closed(
  {
    id: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'By this it is undone; null where all were so already',
    }),
    count: Type.Integer({ description: 'How many startups it was for' }),
    changed: Type.Integer({ description: 'How many were not so already' }),
  },
  { $id: 'BulkDone' },
);
export type BulkDoneBody = Static<typeof BulkDone>;

const BulkUndoing = closed(
  {
    partly: Type.Optional(
      Type.Boolean({ description: 'Leaves what somebody changed since as it is, instead of refusing' }),
    ),
  },
  { $id: 'BulkUndoing' },
);
const BulkUndone = closed(
  { count: Type.Integer({ description: 'How many startups are as they were' }) },
  { $id: 'BulkUndone' },
);
export type BulkUndoneBody = Static<typeof BulkUndone>;

const tags = ['bulk'];

export const readSelectionSchema = {
  operationId: 'readSelection',
  tags,
  summary: `All startups of a list with what an act on all of them needs; 400 for more than ${MAX_SELECTED}`,
  querystring: closed(rankedQuery),
  response: { 200: ref(Selection) },
};
export const changeManySchema = {
  operationId: 'changeMany',
  tags,
  refuses: [409],
  summary:
    'Decide about many startups, or change the work on them, all or none. 409 where they are not what the token says: `expected`, `actual`, `added`, `removed`, `changed` with names, and the `token` of those that there are now',
  body: ref(BulkOrder),
  response: { 200: ref(BulkDone) },
};
export const undoManySchema = {
  operationId: 'undoMany',
  tags,
  refuses: [409],
  summary:
    'Take an act on many startups back: each is as it was. 409 with the `changed` ones, unless it is `partly`',
  params: idParams,
  body: ref(BulkUndoing),
  response: { 200: ref(BulkUndone) },
};
