import { fieldLabel, UNKNOWN } from '@vaglio/startups-domain';
import { valueWords, type ValueKind } from '@vaglio/ui';
import type { FieldFact } from '@vaglio/startups-data';

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

const KINDS: ReadonlyMap<string, ValueKind> = new Map<FactFieldName, ValueKind>([
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
export function kindOf(field: string): ValueKind {
  return KINDS.get(field) ?? 'text';
}

/** 'Legal name'. */
export function labelOf(field: string): string {
  return LABELS.get(field) ?? fieldLabel(field);
}

/** The value of a field as people read it; a canton or sector that was not recognised by the text that was received. */
export function factWords({ field, value, currency, received, received_from }: FieldFact): string {
  if (value === null && received !== null)
    return `${UNKNOWN}, ${received_from?.by === 'import' ? 'import' : 'article'} says “${received}”`;
  return valueWords(kindOf(field), value, currency);
}
