import type { FactOrigin, StartupFacts } from '@vaglio/contract';
import { moneyKindText } from '@vaglio/startup-facts';
import { factLabel } from '@vaglio/startups-domain';
import { formatMoney } from '@vaglio/ui';
import type { FormatDate } from './document-dates';
import { factText, quoteText, sourceText } from './document-text';

/** Row of the facts table. */
export interface FactRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly quote: string;
  readonly source: string;
}

/** Fields that are printed in other parts of the document. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'company_name',
  'company_description',
  'pros_text',
  'cons_text',
]);
const CONTACTS: ReadonlySet<string> = new Set(['email', 'number']);

/**
 * Returns all known facts with their quotes and sources: fields, founders, money and awards.
 * @param hasContacts true to include email and phone
 */
export function factRows(facts: StartupFacts, hasContacts: boolean, dates: FormatDate): FactRow[] {
  const toRow = (key: string, label: string, value: string, origin: FactOrigin | null): FactRow => ({
    key,
    label,
    value,
    quote: quoteText(origin),
    source: sourceText(origin, dates),
  });
  const fields = facts.fields.filter(
    ({ field, value }) =>
      value !== null && value !== '' && !ELSEWHERE.has(field) && (hasContacts || !CONTACTS.has(field)),
  );
  return [
    ...fields.map((field) => toRow(field.field, factLabel(field.field), factText(field), field.origin)),
    ...facts.founders.map(({ key, first_name, last_name, role, origin }) =>
      toRow(
        `founder ${key}`,
        'Founder',
        [`${first_name} ${last_name}`.trim(), role].filter(Boolean).join(', '),
        origin,
      ),
    ),
    ...facts.money.map(({ key, kind, amount, currency, stage, date, origin }) =>
      toRow(
        `money ${key}`,
        moneyKindText(kind),
        [formatMoney(amount, currency), stage, date === null ? null : dates(date)].filter(Boolean).join(', '),
        origin,
      ),
    ),
    ...facts.awards.map(({ key, award_name, origin }) => toRow(`award ${key}`, 'Award', award_name, origin)),
  ];
}
