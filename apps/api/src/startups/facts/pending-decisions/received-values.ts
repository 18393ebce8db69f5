import { DEFAULT_CURRENCY, MONEY_KINDS, parseAmount } from '@vaglio/startups-domain';
import type { StatedMoney } from '../../../platform/db/schema/fact-statements.table';
import type { rawStartups } from '../../../platform/db/schema/raw-startups.table';

/** Columns of a raw row that the review of its values reads. */
export type ReadRow = Pick<
  typeof rawStartups.$inferSelect,
  'evidence' | 'received' | 'founders' | 'financings' | 'article_date'
>;

/** Amount that an article states. */
export type StatedSum = Omit<StatedMoney, 'investors'>;

type Fields = Readonly<Record<string, unknown>>;

/** Returns the founder that an evidence text names. The name is split as in the row or in the extractor's response. */
export function founderNamed(row: ReadRow, stated: string): { first_name: string; last_name: string } {
  const named = [...row.founders, ...entriesOf(row.received['founders']).map(toFounder)].find(
    ({ first_name, last_name }) => `${first_name} ${last_name}`.trim() === stated,
  );
  return named ?? founderOf(stated);
}

/** Splits a name into first and last name. The last word is the last name. */
export function founderOf(name: string): { first_name: string; last_name: string } {
  const words = name.split(/\s+/);
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? name };
}

/** Returns the amount that an evidence text states, such as 'round: CHF 3 million'. */
export function sumNamed(row: ReadRow, stated: string): StatedSum {
  const used = row.financings.find((sum) => `${sum.kind}: ${sum.as_stated}` === stated);
  if (used) return pickSum(used);
  const received = entriesOf(row.received['financings']).find(
    (sum) => `${textOf(sum['kind'])}: ${textOf(sum['as_stated'])}` === stated,
  );
  const [, named = '', words = stated] = KIND_AND_SUM.exec(stated) ?? [];
  return {
    kind: MONEY_KINDS.find((known) => known === named) ?? 'round',
    ...amountOf(received, words),
    as_stated: textOf(received?.['as_stated']) || words,
    stage: textOf(received?.['stage']) || null,
    date: row.article_date,
  };
}

/** Returns the raised money that an article states. */
export function raisedOf(row: ReadRow, stated: string): { amount: number; currency: string } {
  return amountOf(fieldsOf(fieldsOf(row.received['raised_money'])?.['value']), stated);
}

/** Matches the kind and amount in an evidence text, such as 'round: CHF 3 million'. */
const KIND_AND_SUM = /^(\w+): (.*)$/s;

/**
 * Returns an amount from the extractor's response. If no quote proves the amount, only its text was stored, and the
 * text is parsed. The result is 0 for a text without an amount.
 */
function amountOf(said: Fields | null | undefined, words: string): { amount: number; currency: string } {
  if (!said) {
    const read = parseAmount(words);
    return { amount: read?.value ?? 0, currency: read?.currency ?? DEFAULT_CURRENCY };
  }
  return {
    amount: numberOf(said['amount']),
    currency: textOf(said['currency']).toUpperCase() || DEFAULT_CURRENCY,
  };
}

const pickSum = ({ kind, amount, currency, as_stated, stage, date }: StatedSum): StatedSum => ({
  kind,
  amount,
  currency,
  as_stated,
  stage,
  date,
});

const toFounder = (entry: Fields) => ({
  first_name: textOf(entry['first_name']),
  last_name: textOf(entry['last_name']),
});

function entriesOf(list: unknown): Fields[] {
  return Array.isArray(list) ? list.map(fieldsOf).filter((entry) => entry !== null) : [];
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
