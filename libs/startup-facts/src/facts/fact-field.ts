import { describeField, factLabel } from '@vaglio/startups-domain';
import { formatDate } from '@vaglio/ui';
import { valueText, type ValueKind } from './value-kind';

/** How the value of a startup's field is shown and edited. @param field 'founding_year' */
export function factKind(field: string): ValueKind {
  if (field === 'country') return field;
  const kind = describeField(field)?.kind ?? 'text';
  return kind === 'name' || kind === 'email' || kind === 'currency' ? 'text' : kind;
}

/** How a change of a fact is written: its field, the values before and after, the day. */
export const FACT_TEXTS = {
  labelOf: factLabel,
  say: (field: string, value: string) => valueText(factKind(field), value, null),
  dayOf: (timestamp: string) => formatDate(timestamp),
};
