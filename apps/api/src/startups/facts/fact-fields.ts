import { notFound } from '../../platform/http/errors/errors';

/** The fields of a startup that a person can correct one by one; founders, money and awards are lists of their own. */
export const FACT_FIELDS = [
  'company_name',
  'social_reason',
  'website',
  'canton',
  'sector',
  'founding_year',
  'country',
  'email',
  'number',
  'url',
  'raised_money',
  'investors',
  'partnership',
  'advisors',
  'other_award',
  'main_article_info',
  'article_date',
  'company_description',
  'pros_text',
  'cons_text',
] as const;
export type FactField = (typeof FACT_FIELDS)[number];

/** Where a fact belongs: to the fields of the company, or to one of its lists. */
export const FACT_LISTS = ['fields', 'founders', 'money', 'awards'] as const;

/** What a person can do to a fact. */
export const CHANGE_KINDS = [
  'corrected',
  'handed_back',
  'confirmed',
  'added',
  'discarded',
  'taken',
  'kept',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The field that an address names. @throws 404 for any other text */
export function readFactField(text: string): FactField {
  const field = FACT_FIELDS.find((known) => known === text);
  if (field === undefined) throw notFound('Field not found');
  return field;
}
