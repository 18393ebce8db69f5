import type { FieldFact } from '@vaglio/contract';
import { UNKNOWN } from '@vaglio/startups-domain';
import { factKind } from './fact-field';
import { valueText } from './value-kind';

export type FactFieldName = FieldFact['field'];

/**
 * Fields that are always displayed, in this order. 'Show all' also displays the other fields. Source: pictures of the
 * startup's facts.
 */
export const MAIN_FIELDS: readonly FactFieldName[] = [
  'company_name',
  'social_reason',
  'website',
  'canton',
  'sector',
  'founding_year',
];

/** Formats the value of a field. For an unknown canton or sector, it returns the received text. */
export function factText({ field, value, currency, received, received_from }: FieldFact): string {
  if (value === null && received !== null)
    return `${UNKNOWN}, ${received_from?.by === 'import' ? 'import' : 'article'} says “${received}”`;
  return valueText(factKind(field), value, currency);
}
