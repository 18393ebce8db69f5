import { describeField, factLabel } from '@vaglio/startups-domain';
import { formatDate } from '@vaglio/ui';
import { valueText, type ValueKind } from './value-kind';

/**
 * Returns the kind of value in a startup field, which determines how it is displayed and edited.
 * @param field name of the field, such as 'founding_year'
 */
export function factKind(field: string): ValueKind {
  if (field === 'country') return field;
  const kind = describeField(field)?.kind ?? 'text';
  return kind === 'name' || kind === 'email' || kind === 'currency' ? 'text' : kind;
}

/** Functions that format the parts of a fact change: field label, old and new values, and day. */
export const FACT_TEXTS = {
  labelOf: factLabel,
  say: (field: string, value: string) => valueText(factKind(field), value, null),
  dayOf: (timestamp: string) => formatDate(timestamp),
};
