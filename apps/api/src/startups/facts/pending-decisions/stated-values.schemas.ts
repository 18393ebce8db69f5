import { Type, type Static } from '@sinclair/typebox';
import { EXTRACTED_NAMES, type ExtractedName } from '@vaglio/startups-domain';
import { PROOF_STATES } from '@vaglio/article-extractor';
import { closed, oneOf, ref } from '../../../platform/http/validation/schema-parts';

const MAX_PLACE = 10_000_000;

/** Names of the values that an article states. */
export type ReviewedField =
  'founders' | 'raised_money' | 'financings' | 'investors' | 'awards' | ExtractedName;

/** Names of the values that an article states, in display order. Fields that are added later follow at the end. */
export const REVIEWED_FIELDS: readonly ReviewedField[] = [
  ...new Set<ReviewedField>([
    'founding_year',
    'canton',
    'sector',
    'country',
    'founders',
    'raised_money',
    'financings',
    'investors',
    'awards',
    'website',
    'email',
    'company_description',
    'pros',
    'cons',
    ...EXTRACTED_NAMES,
  ]),
];

export const VALUE_STATES = [
  'proposed',
  'confirmed',
  'changed',
  'no_source',
  'conflict',
  'discarded',
] as const;
export type ValueState = (typeof VALUE_STATES)[number];

export const ReviewQuote = closed(
  {
    text: Type.String(),
    start: Type.Integer({ minimum: 0, maximum: MAX_PLACE, description: 'Code points before it in the text' }),
    end: Type.Integer({ minimum: 0, maximum: MAX_PLACE }),
  },
  { $id: 'ReviewQuote', description: 'A passage that was found in the text' },
);
export type ReviewQuoteBody = Static<typeof ReviewQuote>;

export const ValueProof = closed(
  {
    state: oneOf(PROOF_STATES),
    missing: Type.String({ description: 'What the article does not say, as a sentence for people' }),
    passages: Type.Array(ref(ReviewQuote), {
      description: 'Where the article speaks of it; none where it does not',
    }),
  },
  { $id: 'ValueProof', description: 'Of a value that no quote proves: what the article has of it' },
);
export type ValueProofBody = Static<typeof ValueProof>;
