import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { MONEY_KINDS } from '@vaglio/startups-domain';
import { nameSchema } from '../../platform/http/openapi/named-schemas';
import {
  closed,
  nullableInteger,
  nullableNumber,
  nullableString,
  oneOf,
  ref,
  version,
} from '../../platform/http/validation/schema-parts';
import { MAX_TEXT_LENGTH } from '../../platform/http/validation/text-limits';
import { FactOrigin } from '../../startups/facts/facts.schemas';
import { DISCARD_REASONS, type DiscardReason } from '../../platform/db/schema/review-decisions.table';
import {
  REVIEWED_FIELDS,
  ReviewQuote,
  VALUE_STATES,
  ValueProof,
} from '../../startups/facts/pending-decisions/stated-values.schemas';

const MAX_VERSION = 10_000_000;

const value = Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] });
const described = (description: string, maxLength = MAX_TEXT_LENGTH) =>
  Type.Unsafe<string | null>({ ...nullableString(maxLength), description });
const score = (description: string) => Type.Unsafe<number | null>({ ...nullableNumber(), description });
const orNull = <T extends TSchema>(schema: T, description?: string) =>
  Type.Unsafe<Static<T> | null>({
    anyOf: [{ $ref: `${nameSchema(schema)}#` }, { type: 'null' }],
    ...(description !== undefined && { description }),
  });
const person = nullableString(200);
const time = nullableString(40);

const PresentValue = closed(
  {
    text: Type.String({ description: 'As it reads' }),
    value,
    origin: orNull(FactOrigin),
  },
  { $id: 'PresentValue' },
);
export type PresentValueBody = Static<typeof PresentValue>;

const ReviewValue = closed(
  {
    key: Type.String({ description: 'Names the value in calls: the field, or the field and the entry' }),
    field: oneOf(REVIEWED_FIELDS),
    text: Type.String({ description: 'The value as it reads' }),
    value,
    currency: described('Of a sum: ISO 4217', 3),
    kind: Type.Unsafe<(typeof MONEY_KINDS)[number] | null>({
      type: ['string', 'null'],
      enum: [...MONEY_KINDS, null],
      description: 'Of a sum of financings: what it is',
    }),
    stage: described('Of a sum of financings: Seed, Series A', 200),
    state: oneOf(VALUE_STATES),
    is_open: Type.Boolean({ description: 'It needs a person' }),
    confidence: Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, maximum: 1 }),
    quotes: Type.Array(ref(ReviewQuote), { description: 'None: no passage proves it' }),
    proof: Type.Optional(ref(ValueProof)),
    present: orNull(
      PresentValue,
      'What the startup has instead, or the one that the company becomes part of',
    ),
    suggestion_id: described('Of a conflict', 20),
    decided_by: person,
    decided_at: time,
    decided: described('What a person says instead, as it reads'),
    discarded_before_by: described('Who discarded the same value in another article', 200),
    score_before: score('Of an award: the score without it'),
    score_after: score('Of an award: the score with it'),
  },
  { $id: 'ReviewValue', description: 'What an article says of a company, and what people say of that' },
);
export type ReviewValueBody = Static<typeof ReviewValue>;

const KnownCompany = closed(
  {
    id: Type.String(),
    company_name: Type.String(),
    version,
    rank: Type.Integer({ minimum: 1, description: 'Among the active, or among the rejected' }),
    score: Type.Number(),
  },
  {
    $id: 'KnownCompany',
    description: 'The startup that a company is part of, or becomes part of when it is accepted',
  },
);

const NearestCompany = closed(
  {
    startup_id: Type.String(),
    company_name: Type.String(),
    likeness: Type.Number({ minimum: 0, maximum: 1, description: 'Of the names' }),
  },
  { $id: 'NearestCompany' },
);
export type NearestCompanyBody = Static<typeof NearestCompany>;

const ReviewCompany = closed(
  {
    raw_id: Type.String(),
    version,
    company_name: Type.String(),
    confidence: Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, maximum: 1 }),
    state: oneOf(['waiting', 'known', 'accepted', 'discarded'], {
      description: 'known: nobody was asked, it enters by itself',
    }),
    decided_by: person,
    reason: Type.Unsafe<DiscardReason | null>({ type: ['string', 'null'], enum: [...DISCARD_REASONS, null] }),
    startup: orNull(KnownCompany, 'The startup that it is part of; null before it is curated'),
    becomes: Type.Optional(ref(KnownCompany)),
    nearest: orNull(NearestCompany, 'Of one that is part of none: the startup of the nearest name'),
    quotes: Type.Array(ref(ReviewQuote), { description: 'Of the name' }),
    values: Type.Array(ref(ReviewValue)),
  },
  { $id: 'ReviewCompany' },
);
export type ReviewCompanyBody = Static<typeof ReviewCompany>;

export const ReviewClaim = closed(
  { by: person, is_mine: Type.Boolean(), until: Type.String() },
  { $id: 'ReviewClaim', description: 'Who is on an article, and until when' },
);
export type ReviewClaimBody = Static<typeof ReviewClaim>;

export const ReviewArticle = closed(
  {
    id: Type.String(),
    title: Type.String(),
    source: nullableString(500),
    url: Type.String(),
    published_at: time,
    read_at: time,
    model: nullableString(200),
    prompt_version: Type.Unsafe<number | null>(nullableInteger(1, MAX_VERSION)),
    text: Type.String({
      description:
        'As stored; quotes are places in it, in code points. Of a text that was removed: the quotes alone, in their places',
    }),
    text_removed_at: time,
    claim: orNull(ReviewClaim),
    open: Type.Integer({ description: 'Values that need a person; a company that waits is at least one' }),
    companies: Type.Array(ref(ReviewCompany), { maxItems: 20 }),
  },
  { $id: 'ReviewArticle' },
);
export type ReviewArticleBody = Static<typeof ReviewArticle>;
