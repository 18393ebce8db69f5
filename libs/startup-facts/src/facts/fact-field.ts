import { fieldLabel } from '@vaglio/startups-domain';
import { formatDate } from '@vaglio/ui';
import { valueText, type ValueKind } from './value-kind';

const KINDS: ReadonlyMap<string, ValueKind> = new Map<string, ValueKind>([
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
const LABELS: ReadonlyMap<string, string> = new Map([
  ['company_name', 'Name'],
  ['social_reason', 'Legal name'],
  ['founding_year', 'Founded'],
  ['company_description', 'Description'],
  ['raised_money', 'Raised money'],
]);

/** How the value of a startup's field is shown and edited. @param field 'founding_year' */
export function factKind(field: string): ValueKind {
  return KINDS.get(field) ?? 'text';
}

/** 'Legal name' for `social_reason`, beside its value, which has its currency itself. */
export function factLabel(field: string): string {
  return LABELS.get(field) ?? fieldLabel(field);
}

/** How a change of a fact is written: its field, the values before and after, the day. */
export const FACT_TEXTS = {
  labelOf: factLabel,
  say: (field: string, value: string) => valueText(factKind(field), value, null),
  dayOf: (timestamp: string) => formatDate(timestamp),
};
