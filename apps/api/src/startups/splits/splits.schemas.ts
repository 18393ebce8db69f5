import { Type, type Static } from '@sinclair/typebox';
import { nameText } from '../../platform/http/validation/name-text';
import {
  closed,
  idParams,
  nullableInteger,
  nullableString,
  ref,
  seenVersion,
  version,
} from '../../platform/http/validation/schema-parts';
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '../../platform/http/validation/text-limits';
import { FactOrigin, StartupFacts } from '../facts/facts.schemas';

/** Maximum number of rows of a startup that the server returns and that can be split off. */
export const MAX_ROWS = 1_000;
/**
 * Maximum number of new startups per split. They are created in one transaction, which blocks other changes of scores.
 */
const MAX_GROUPS = 50;
const LAST_YEAR = 9_999;
const nullableText = (description: string) =>
  Type.Unsafe<string | null>({ ...nullableString(MAX_TEXT_LENGTH), description });

const StartupRow = closed(
  {
    id: Type.String({ description: 'Of the raw row' }),
    company_name: Type.String(),
    origin: ref(FactOrigin),
    website: nullableString(MAX_TEXT_LENGTH),
    canton: nullableString(MAX_NAME_LENGTH),
    founding_year: nullableInteger(0, LAST_YEAR),
    founders: Type.Array(Type.String()),
    money: Type.Array(Type.String(), { description: 'Sums as they read' }),
    awards: Type.Array(Type.String()),
    stays_because: nullableText('Why it cannot be split off, in words; null for one that can'),
  },
  { $id: 'StartupRow', description: 'A row of an import or article, as its startup took its values' },
);
export type StartupRowBody = Static<typeof StartupRow>;

const SplitOffStartup = closed(
  { id: Type.String(), company_name: Type.String(), score: Type.Number() },
  { $id: 'SplitOffStartup' },
);

const StartupSplit = closed(
  {
    id: Type.String({ description: 'By this it is undone' }),
    startup_id: Type.String({ description: 'Which kept its id' }),
    company_name: Type.String(),
    score_before: Type.Number(),
    score_after: Type.Number(),
    parts: Type.Array(ref(SplitOffStartup)),
    split_by: nullableText('Name of the person'),
    split_at: Type.String(),
    undone_by: nullableText('Name of the person'),
    undone_at: nullableString(40),
  },
  { $id: 'StartupSplit' },
);
export type StartupSplitBody = Static<typeof StartupSplit>;

const StartupRows = closed(
  {
    startup_id: Type.String(),
    company_name: Type.String(),
    version,
    score: Type.Number(),
    items: Type.Array(ref(StartupRow), {
      description: 'In the order in which they were curated, the first 1,000',
    }),
    total: Type.Integer({ description: 'All rows, those beyond the first 1,000 included' }),
    splits: Type.Array(ref(StartupSplit), {
      description: 'Those that were not undone, of this startup or by which it was made; the newest first',
    }),
  },
  { $id: 'StartupRows', description: 'The raw rows that a startup consists of' },
);
export type StartupRowsBody = Static<typeof StartupRows>;

const SplitOrder = closed(
  {
    groups: Type.Array(
      closed({
        rows: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
          minItems: 1,
          maxItems: MAX_ROWS,
        }),
        company_name: Type.Optional(nameText({ minLength: 1, maxLength: MAX_NAME_LENGTH })),
      }),
      { minItems: 1, maxItems: MAX_GROUPS },
    ),
  },
  {
    $id: 'SplitOrder',
    description:
      'The rows that leave: each group becomes a startup, called as its rows say or as the person names it',
  },
);
export type SplitOrderBody = Static<typeof SplitOrder>;

const SplitSide = closed(
  {
    company_name: Type.String(),
    needs_name: Type.Boolean({ description: 'Another startup has the name that its rows give' }),
    score: Type.Number(),
    rank: Type.Integer(),
    rows: Type.Integer(),
    articles: Type.Integer(),
    awards: Type.Array(Type.String()),
  },
  { $id: 'SplitSide' },
);
export type SplitSideBody = Static<typeof SplitSide>;

const SplitPreview = closed(
  {
    version,
    score_before: Type.Number(),
    rank_before: Type.Integer(),
    stays: ref(SplitSide),
    parts: Type.Array(ref(SplitSide), { description: 'In the order of the groups' }),
  },
  { $id: 'SplitPreview', description: 'What a split would make' },
);
export type SplitPreviewBody = Static<typeof SplitPreview>;

const tags = ['facts'];

export const readStartupRowsSchema = {
  operationId: 'readStartupRows',
  tags,
  summary: 'The raw rows that a startup consists of, and its splits',
  params: idParams,
  response: { 200: ref(StartupRows) },
};
export const previewSplitSchema = {
  operationId: 'previewSplit',
  tags,
  'x-query': true,
  refuses: [409],
  summary: 'What a split would make, with scores before and after; nothing is written',
  params: idParams,
  body: ref(SplitOrder),
  response: { 200: ref(SplitPreview) },
};
export const splitStartupSchema = {
  operationId: 'splitStartup',
  tags,
  refuses: [409],
  summary: 'Split rows off a startup into startups of their own; it can be undone',
  params: idParams,
  headers: seenVersion,
  body: ref(SplitOrder),
  row: ref(StartupFacts),
  response: { 200: ref(StartupSplit) },
};
export const undoSplitSchema = {
  operationId: 'undoSplit',
  tags,
  refuses: [409],
  summary:
    'Restore a startup as it was before a split; refused with `changes` when one of them was changed since',
  params: idParams,
  body: Type.Optional(closed({})),
  response: { 200: ref(StartupSplit) },
};
