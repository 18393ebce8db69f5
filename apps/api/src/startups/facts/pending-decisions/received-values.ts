import { DEFAULT_CURRENCY, MONEY_KINDS, parseAmount } from '@vaglio/startups-domain';
import type { StatedMoney } from '../../../platform/db/schema/fact-statements.table';
import type { rawStartups } from '../../../platform/db/schema/raw-startups.table';

/** What is read of a raw row for the desk. */
export type ReadRow = Pick<
  typeof rawStartups.$inferSelect,
  'evidence' | 'received' | 'founders' | 'financings' | 'article_date'
>;

/** A sum that an article states. */
export type StatedSum = Omit<StatedMoney, 'investors'>;

type Fields = Readonly<Record<string, unknown>>;

/** The founder that evidence names, as the row or the answer of the extractor has them. */
export function founderNamed(row: ReadRow, stated: string): { first_name: string; last_name: string } {
  const named = [...row.founders, ...entriesOf(row.received['founders']).map(toFounder)].find(
    ({ first_name, last_name }) => `${first_name} ${last_name}`.trim() === stated,
  );
  return named ?? founderOf(stated);
}

/** The last word of a name is the last name. */
export function founderOf(name: string): { first_name: string; last_name: string } {
  const words = name.split(/\s+/);
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? name };
}

/** The sum that evidence names: 'round: CHF 3 million'. */
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

/** The sum that an article says was raised. */
export function raisedOf(row: ReadRow, stated: string): { amount: number; currency: string } {
  return amountOf(fieldsOf(fieldsOf(row.received['raised_money'])?.['value']), stated);
}

/** 'round: CHF 3 million' */
const KIND_AND_SUM = /^(\w+): (.*)$/s;

/** As the answer has it; of what no quote proves only the words were kept. 0 for words without an amount. */
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
