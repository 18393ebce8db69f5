import type { FieldFact } from '@vaglio/contract';
import { UNKNOWN } from '@vaglio/startups-domain';
import { factKind } from './fact-field';
import { valueText } from './value-kind';

export type FactFieldName = FieldFact['field'];

/** Formats the value of a field. For an unknown canton or sector, it returns the received text. */
export function factText({ field, value, currency, received, received_from }: FieldFact): string {
  if (value === null && received !== null)
    return `${UNKNOWN}, ${received_from?.by === 'import' ? 'import' : 'article'} says “${received}”`;
  return valueText(factKind(field), value, currency);
}
