import type { FieldFact } from '@vaglio/contract';
import { UNKNOWN } from '@vaglio/startups-domain';
import { factKind } from './fact-field';
import { valueText } from './value-kind';

export type FactFieldName = FieldFact['field'];

/** What is shown at first, in this order; the rest after 'Show all'. Source: pictures of the startup's facts. */
export const MAIN_FIELDS: readonly FactFieldName[] = [
  'company_name',
  'social_reason',
  'website',
  'canton',
  'sector',
  'founding_year',
];

/** The value of a field as people read it; a canton or sector that was not recognised by the text that was received. */
export function factText({ field, value, currency, received, received_from }: FieldFact): string {
  if (value === null && received !== null)
    return `${UNKNOWN}, ${received_from?.by === 'import' ? 'import' : 'article'} says “${received}”`;
  return valueText(factKind(field), value, currency);
}
