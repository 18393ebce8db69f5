import { FACT_FIELDS, type FactField } from '@vaglio/startups-domain';
import { notFound } from '../../platform/http/errors/errors';

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
