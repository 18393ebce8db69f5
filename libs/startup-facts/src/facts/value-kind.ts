import {
  CANTONS,
  CANTONS_BY_NAME,
  cantonCode,
  countryName,
  sectorCode,
  SECTORS,
  UNKNOWN,
} from '@vaglio/startups-domain';
import { formatCount, formatDate, EMPTY_VALUE, formatMoney } from '@vaglio/ui';

/** Kind of a value, which determines how the value is displayed and edited. */
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

/** Returns the options for a value with codes, including '' for no value. For any other kind, it returns null. */
export function choicesOf(
  kind: ValueKind,
): readonly { readonly value: string; readonly label: string }[] | null {
  return CHOICES[kind] ?? null;
}

/**
 * Formats a value. A code becomes its name, and an amount includes its currency. Without a value, it returns an en
 * dash.
 */
export function valueText(kind: ValueKind, value: string | number | null, currency: string | null): string {
  if (value === null || value === '') return EMPTY_VALUE;
  const text = String(value);
  switch (kind) {
    case 'canton':
      return CANTONS.find(({ code }) => code === cantonCode(text))?.name ?? text;
    case 'sector':
      return SECTORS.find(({ code }) => code === sectorCode(text))?.label ?? text;
    case 'country':
      return countryName(text);
    case 'money':
      // The history contains amounts as texts that already include the currency.
      return Number.isNaN(Number(value)) ? text : formatMoney(Number(value), currency ?? undefined);
    case 'count':
      return Number.isNaN(Number(value)) ? text : formatCount(Number(value));
    case 'date':
      return formatDate(text);
    default:
      return text;
  }
}
