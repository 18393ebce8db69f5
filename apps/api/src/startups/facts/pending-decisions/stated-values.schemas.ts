import { Type, type Static } from '@sinclair/typebox';
import { EXTRACTED_NAMES, type ExtractedName } from '@vaglio/startups-domain';
import { closed } from '../../../platform/http/validation/schema-parts';

const MAX_PLACE = 10_000_000;

/** Names of the values that an article states. */
export type DeskField = 'founders' | 'raised_money' | 'financings' | 'investors' | 'awards' | ExtractedName;

/** Names of the values that an article states, in the order in which they are shown; later fields follow. */
export const DESK_FIELDS: readonly DeskField[] = [
  ...new Set<DeskField>([
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
