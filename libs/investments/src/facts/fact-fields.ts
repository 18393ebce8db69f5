import { CANTONS, cantonCode, fieldLabel, sectorCode, SECTORS, UNKNOWN } from '@vaglio/startups-domain';
import { EMPTY_VALUE, formatDate, formatMoney } from '@vaglio/ui';
import type { FieldFact } from '@vaglio/startups-data';
import { CANTON_CHOICES, cantonName } from '../list/place-choices';

export type FactFieldName = FieldFact['field'];

/** How a field is shown and edited. */
export type FactKind = 'text' | 'long' | 'year' | 'canton' | 'sector' | 'address' | 'money' | 'date';

/** What is shown at first, in this order; the rest after 'Show all'. Source: pictures of the startup's facts. */
export const MAIN_FIELDS: readonly FactFieldName[] = [
  'company_name',
  'social_reason',
  'website',
  'canton',
  'sector',
  'founding_year',
];

const KINDS: ReadonlyMap<string, FactKind> = new Map<FactFieldName, FactKind>([
  ['website', 'address'],
  ['url', 'address'],
  ['canton', 'canton'],
  ['sector', 'sector'],
  ['founding_year', 'year'],
  ['raised_money', 'money'],
  ['article_date', 'date'],
  ['company_description', 'long'],
  ['pros_text', 'long'],
  ['cons_text', 'long'],
  ['main_article_info', 'long'],
]);
const LABELS: ReadonlyMap<string, string> = new Map<FactFieldName, string>([
  ['company_name', 'Name'],
  ['social_reason', 'Legal name'],
  ['founding_year', 'Founded'],
  ['company_description', 'Description'],
  ['raised_money', 'Raised money'],
]);

/** How a field is edited. */
export function kindOf(field: string): FactKind {
  return KINDS.get(field) ?? 'text';
}

/** 'Legal name'. */
export function labelOf(field: string): string {
  return LABELS.get(field) ?? fieldLabel(field);
}

const NO_CHOICE = { value: '', label: UNKNOWN };
const CHOICES: Readonly<Partial<Record<FactKind, readonly { value: string; label: string }[]>>> = {
  canton: [
    NO_CHOICE,
    ...CANTON_CHOICES.filter((code) => code !== UNKNOWN).map((code) => ({
      value: code,
      label: cantonName(code),
    })),
  ],
  sector: [NO_CHOICE, ...SECTORS.map(({ code, label }) => ({ value: code, label }))],
};

/** What may be chosen for a field of codes, '' for no value; null for any other kind. */
export function choicesOf(
  kind: FactKind,
): readonly { readonly value: string; readonly label: string }[] | null {
  return CHOICES[kind] ?? null;
}

/** A value as people read it: a code by its name, a sum with its currency; an en dash for none. */
export function valueWords(kind: FactKind, value: string | number | null, currency: string | null): string {
  if (value === null || value === '') return EMPTY_VALUE;
  const text = String(value);
  switch (kind) {
    case 'canton':
      return CANTONS.find(({ code }) => code === cantonCode(text))?.name ?? text;
    case 'sector':
      return SECTORS.find(({ code }) => code === sectorCode(text))?.label ?? text;
    case 'money':
      // A history has sums in words, with their currency.
      return Number.isNaN(Number(value)) ? text : formatMoney(Number(value), currency ?? undefined);
    case 'date':
      return formatDate(text);
    default:
      return text;
  }
}

/** The value of a field as people read it; a canton or sector that was not recognised by the text that was received. */
export function factWords({ field, value, currency, received, received_from }: FieldFact): string {
  if (value === null && received !== null)
    return `${UNKNOWN}, ${received_from?.by === 'import' ? 'import' : 'article'} says “${received}”`;
  return valueWords(kindOf(field), value, currency);
}
