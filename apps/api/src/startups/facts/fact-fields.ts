import { FACT_FIELDS, type FactField } from '@vaglio/startups-domain';
import { notFound } from '../../platform/http/errors/errors';

/** Groups of facts: the fields of a company, and its lists. */
export const FACT_LISTS = ['fields', 'founders', 'money', 'awards'] as const;

/** Kinds of changes that a person can make to a fact. */
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

/**
 * Returns the field that a path contains.
 * @throws 404 for an unknown field
 */
export function readFactField(text: string): FactField {
  const field = FACT_FIELDS.find((known) => known === text);
  if (field === undefined) throw notFound('Field not found');
  return field;
}
