import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  pageQuery,
  ref,
  version,
} from '../../platform/http/validation/schema-parts';
import { REASON_KINDS } from '../../platform/db/schema/duplicates.table';

const PairReason = closed(
  {
    kind: oneOf(REASON_KINDS),
    text: Type.String({ description: 'In words, as a part of a list: same canton' }),
    detail: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'What is the same: the host, the canton',
    }),
  },
  { $id: 'PairReason' },
);

const PairSide = closed(
  { id: Type.String(), company_name: Type.String(), score: Type.Number(), version },
  { $id: 'PairSide' },
);

export const DuplicatePair = closed(
  {
    id: Type.String(),
    certainty: Type.Number({ minimum: 0, maximum: 1, description: 'That the two are one company' }),
    because: Type.String({ description: 'The reasons in words' }),
    reasons: Type.Array(ref(PairReason)),
    first: ref(PairSide),
    second: ref(PairSide),
    is_later: Type.Boolean({ description: 'Put off by a person: after all others' }),
  },
  {
    $id: 'DuplicatePair',
    description: 'Two startups that may be one company, of which the first has the higher score',
  },
);
export type DuplicatePairBody = Static<typeof DuplicatePair>;

const PAIR_FILTERS = ['all', 'website', 'founder', 'name'] as const;
export type PairFilter = (typeof PAIR_FILTERS)[number];

const page = {
  total: Type.Integer(),
  page: Type.Optional(Type.Integer()),
  pageSize: Type.Optional(Type.Integer()),
};

const DuplicatePage = closed(
  {
    items: Type.Array(ref(DuplicatePair)),
    ...page,
    counts: closed({
      all: Type.Integer(),
      website: Type.Integer(),
      founder: Type.Integer(),
      name: Type.Integer({ description: 'Neither website nor founder is the same' }),
    }),
    kept_apart: Type.Integer({ description: 'Pairs that were decided to be two companies' }),
    comparing: Type.Integer({ description: 'Changes of startups that still wait to be compared' }),
  },
  { $id: 'DuplicatePage' },
);
export type DuplicatePageBody = Static<typeof DuplicatePage>;

const KeptApart = closed(
  {
    id: Type.String(),
    first_id: Type.String(),
    first_name: Type.String(),
    second_id: Type.String(),
    second_name: Type.String(),
    decided_by: nullableString(200),
    decided_at: Type.String(),
  },
  { $id: 'KeptApart' },
);
export type KeptApartBody = Static<typeof KeptApart>;
const KeptApartPage = closed({ items: Type.Array(ref(KeptApart)), ...page }, { $id: 'KeptApartPage' });

const DuplicateCount = closed({ open: Type.Integer() }, { $id: 'DuplicateCount' });

const NamedPair = closed(
  {
    startup_ids: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 2, maxItems: 2 }),
  },
  { $id: 'NamedPair' },
);

const tags = ['duplicates'];
const { q, ...pageOnly } = pageQuery;

export const listDuplicatesSchema = {
  operationId: 'listDuplicates',
  tags,
  summary: 'Pairs of startups that may be one company, surest first',
  querystring: closed({ ...pageOnly, only: Type.Optional(oneOf(PAIR_FILTERS)) }),
  response: { 200: ref(DuplicatePage) },
};
export const countDuplicatesSchema = {
  operationId: 'countDuplicates',
  tags,
  summary: 'How many pairs there are to compare',
  response: { 200: ref(DuplicateCount) },
};
export const readDuplicateSchema = {
  operationId: 'readDuplicate',
  tags,
  summary: 'One pair, also one that was put off or decided',
  params: idParams,
  response: { 200: ref(DuplicatePair) },
};
export const nameDuplicateSchema = {
  operationId: 'nameDuplicate',
  tags,
  refuses: [404],
  summary: 'Name two startups as one company, found as a pair or not',
  body: ref(NamedPair),
  response: { 200: ref(DuplicatePair) },
};
export const dismissDuplicateSchema = {
  operationId: 'dismissDuplicate',
  tags,
  refuses: [409],
  summary: 'Decide that a pair are two companies, until the name or website of one changes',
  params: idParams,
  body: Type.Optional(closed({})),
  response: { 200: ref(KeptApart) },
};
export const postponeDuplicateSchema = {
  operationId: 'postponeDuplicate',
  tags,
  summary: 'Put a pair off, after all others, or back to its place',
  params: idParams,
  body: Type.Optional(closed({ is_later: Type.Optional(Type.Boolean({ default: true })) })),
  response: { 200: ref(DuplicatePair) },
};
export const listKeptApartSchema = {
  operationId: 'listKeptApart',
  tags,
  summary: 'Pairs that were decided to be two companies, the newest decision first',
  querystring: closed(pageOnly),
  response: { 200: ref(KeptApartPage) },
};
export const undoKeptApartSchema = {
  operationId: 'undoKeptApart',
  tags,
  refuses: [409],
  summary: 'Take back that a pair are two companies',
  params: idParams,
  body: Type.Optional(closed({})),
  response: { 200: ref(KeptApart) },
};
