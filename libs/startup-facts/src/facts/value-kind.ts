import { CANTONS, CANTONS_BY_NAME, countryName, SECTORS, UNKNOWN } from '@vaglio/startups-domain';
import { formatCount, formatDate, EMPTY_VALUE, formatMoney } from '@vaglio/ui';

/** How a value of a startup is shown and edited. */
export type ValueKind =
  'text' | 'long' | 'year' | 'count' | 'canton' | 'sector' | 'country' | 'address' | 'money' | 'date';

const NO_CHOICE = { value: '', label: UNKNOWN };
const CHOICES: Readonly<Partial<Record<ValueKind, readonly { value: string; label: string }[]>>> = {
  canton: [
    NO_CHOICE,
    ...CANTONS_BY_NAME.map(({ code, name }) => ({
      value: code,
      label: name,
    })),
  ],
  sector: [NO_CHOICE, ...SECTORS.map(({ code, label }) => ({ value: code, label }))],
};

/** What may be chosen for a value of codes, '' for none; null for any other kind. */
export function choicesOf(
  kind: ValueKind,
): readonly { readonly value: string; readonly label: string }[] | null {
  return CHOICES[kind] ?? null;
}

/** A value as people read it: a code by its name, a sum with its currency; an en dash for none. */
export function valueText(kind: ValueKind, value: string | number | null, currency: string | null): string {
  if (value === null || value === '') return EMPTY_VALUE;
  const text = String(value);
  switch (kind) {
    case 'canton':
      return CANTONS.find(({ code }) => code === text)?.name ?? text;
    case 'sector':
      return SECTORS.find(({ code }) => code === text)?.label ?? text;
    case 'country':
      return countryName(text);
    case 'money':
      // A history has sums in words, with their currency.
      return Number.isNaN(Number(value)) ? text : formatMoney(Number(value), currency ?? undefined);
    case 'count':
      return Number.isNaN(Number(value)) ? text : formatCount(Number(value));
    case 'date':
      return formatDate(text);
    default:
      return text;
  }
}
