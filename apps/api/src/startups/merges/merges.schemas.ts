import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { FACT_FIELDS, FLAGS } from '@vaglio/startups-domain';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  pageQuery,
  ref,
  version,
} from '../../platform/http/validation/schema-parts';
import { nameSchema } from '../../platform/http/openapi/named-schemas';
import { DuplicatePair } from '../duplicates/duplicates.schemas';
import { MERGE_LISTS, SIDES } from './merge-choices';

const side = oneOf(SIDES, { description: 'Of the pair; the first has the higher score' });
const listChoice = oneOf(['both', ...SIDES]);
const chosenSide = Type.Unsafe<'first' | 'second' | null>({
  type: ['string', 'null'],
  enum: [...SIDES, null],
  description: 'From which the result is; null where it is from neither alone, or both are equal',
});

const byName = <N extends string, T extends TSchema>(names: readonly N[], schema: T) =>
  Type.Partial(Type.Object(Object.fromEntries(names.map((name) => [name, schema])) as Record<N, T>), {
    additionalProperties: false,
  });

export const MergeChoices = closed(
  {
    fields: Type.Optional(byName(FACT_FIELDS, side)),
    lists: Type.Optional(byName(MERGE_LISTS, listChoice)),
    decision: Type.Optional(
      oneOf(['rejected', 'investment'], {
        description: 'Of one that is rejected and one that is an investment',
      }),
    ),
    survivor: Type.Optional(oneOf(SIDES, { description: 'Which keeps its id; the first without it' })),
  },
  { $id: 'MergeChoices', description: 'What is left out follows from the origins of both' },
);
export type MergeChoicesBody = Static<typeof MergeChoices>;

const MergeOrder = closed(
  {
    choices: Type.Optional(ref(MergeChoices)),
    versions: Type.Optional(closed({ first: version, second: version })),
  },
  { $id: 'MergeOrder', description: 'With the versions of both as they were seen' },
);

const MergeValue = closed(
  {
    value: Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] }),
    by: Type.Unsafe<'person' | 'import' | 'article' | null>({
      type: ['string', 'null'],
      enum: ['person', 'import', 'article', null],
    }),
    person: nullableString(200),
    at: nullableString(40),
  },
  { $id: 'MergeValue', description: 'A value with its origin' },
);
export type MergeValueBody = Static<typeof MergeValue>;

const MergeFieldRow = closed(
  {
    field: oneOf(FACT_FIELDS),
    first: ref(MergeValue),
    second: ref(MergeValue),
    result: ref(MergeValue),
    chosen: chosenSide,
    is_equal: Type.Boolean(),
  },
  { $id: 'MergeField' },
);
export type MergeFieldBody = Static<typeof MergeFieldRow>;

const texts = Type.Array(Type.String());
const MergeListRow = closed(
  {
    list: oneOf(MERGE_LISTS),
    first: texts,
    second: texts,
    result: texts,
    chosen: listChoice,
    is_equal: Type.Boolean(),
  },
  { $id: 'MergeList' },
);
export type MergeListBody = Static<typeof MergeListRow>;

const flag = Type.Boolean();
const MergeFlag = closed(
  {
    flag: oneOf([...FLAGS.map(({ name }) => name), 'investment'] as const),
    first: flag,
    second: flag,
    result: flag,
  },
  { $id: 'MergeFlag' },
);
export type MergeFlagBody = Static<typeof MergeFlag>;

const MergeSide = closed(
  {
    id: Type.String(),
    company_name: Type.String(),
    score: Type.Number(),
    rank: Type.Integer({ minimum: 1, description: 'Among the active, or among the rejected' }),
    articles: Type.Integer(),
    version,
  },
  { $id: 'MergeSide' },
);
export type MergeSideBody = Static<typeof MergeSide>;

const ScoreChange = closed(
  {
    award: Type.String(),
    change: Type.Number({ description: 'What it adds to the score of the survivor, or takes from it' }),
    from: oneOf([...SIDES, 'both'] as const),
    superseded_by: nullableString(200),
  },
  { $id: 'MergeScoreChange' },
);
export type ScoreChangeBody = Static<typeof ScoreChange>;

export const MergePreview = closed(
  {
    pair: ref(DuplicatePair),
    survivor: side,
    first: ref(MergeSide),
    second: ref(MergeSide),
    result: ref(MergeSide),
    fields: Type.Array(ref(MergeFieldRow), { description: 'All that one of them has' }),
    lists: Type.Array(ref(MergeListRow)),
    flags: Type.Array(ref(MergeFlag), { description: 'Those that one of them has' }),
    needs_decision: Type.Boolean({ description: 'One is rejected, the other an investment: choose' }),
    score_before: Type.Number({ description: 'Of the survivor' }),
    score_changes: Type.Array(ref(ScoreChange), { description: 'The ledger lines that make the difference' }),
    losses: Type.Array(Type.String(), {
      description: 'Decisions and values of people that are lost, in words',
    }),
  },
  { $id: 'MergePreview' },
);
export type MergePreviewBody = Static<typeof MergePreview>;

export const StartupMerge = closed(
  {
    id: Type.String(),
    survivor_id: Type.String(),
    survivor_name: Type.String(),
    merged_id: Type.String(),
    merged_name: Type.String(),
    because: Type.String(),
    score_before: Type.Number(),
    score_after: Type.Number(),
    merged_by: nullableString(200),
    merged_at: Type.String(),
    undone_by: nullableString(200),
    undone_at: nullableString(40),
  },
  { $id: 'StartupMerge' },
);
export type StartupMergeBody = Static<typeof StartupMerge>;

const StartupMergePage = closed(
  {
    items: Type.Array(ref(StartupMerge)),
    total: Type.Integer(),
    page: Type.Optional(Type.Integer()),
    pageSize: Type.Optional(Type.Integer()),
  },
  { $id: 'StartupMergePage' },
);

/** Change of a merge's survivor since the merge, as text. */
export type LaterChangeBody = { what: string; by: string | null; at: string };

const UndoOrder = closed(
  {
    confirm: Type.Optional(
      Type.Boolean({ description: 'Undo although the survivor was changed since; that stays with it' }),
    ),
  },
  { $id: 'UndoMergeOrder' },
);

const MergedInto = closed(
  { id: Type.String(), company_name: Type.String(), merged_name: Type.String() },
  { $id: 'MergedInto', description: 'The startup of which a merged one is part' },
);
export type MergedIntoBody = Static<typeof MergedInto>;
nameSchema(MergedInto);

const MergedIntoAnswer = closed(
  {
    merged_into: Type.Unsafe<MergedIntoBody | null>({
      anyOf: [{ $ref: 'MergedInto#' }, { type: 'null' }],
      description: 'Null for a startup that was not merged, or whose survivor is deleted',
    }),
  },
  { $id: 'MergedIntoAnswer' },
);

const tags = ['duplicates'];

export const previewMergeSchema = {
  operationId: 'previewMerge',
  tags,
  'x-query': true,
  refuses: [404],
  summary: 'What a merge of a pair would make, field by field; nothing is written',
  params: idParams,
  body: Type.Optional(ref(MergeChoices)),
  response: { 200: ref(MergePreview) },
};
export const mergeDuplicateSchema = {
  operationId: 'mergeDuplicate',
  tags,
  refuses: [404, 409, 412],
  row: ref(MergePreview),
  summary: 'Merge a pair into one startup; it can be undone',
  params: idParams,
  body: Type.Optional(ref(MergeOrder)),
  response: { 200: ref(StartupMerge) },
};
export const listMergesSchema = {
  operationId: 'listMerges',
  tags,
  summary: 'Merges that were not undone, the newest first; `q` is a part of a name',
  querystring: closed(pageQuery),
  response: { 200: ref(StartupMergePage) },
};
export const undoMergeSchema = {
  operationId: 'undoMerge',
  tags,
  refuses: [409],
  summary:
    'Restore both startups of a merge; refused with `changes` when the survivor was changed since, unless confirmed',
  params: idParams,
  body: Type.Optional(ref(UndoOrder)),
  response: { 200: ref(StartupMerge) },
};
export const readMergedIntoSchema = {
  operationId: 'readMergedInto',
  tags: ['investments'],
  summary: 'Into which startup one was merged',
  querystring: closed({ startup: Type.String({ minLength: 1, maxLength: 64 }) }),
  response: { 200: ref(MergedIntoAnswer) },
};
