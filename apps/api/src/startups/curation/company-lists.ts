import { compareCodePoints, DEFAULT_CURRENCY } from '@vaglio/startups-domain';
import { founderKeyOf } from '../facts/claims/entry-keys';
import type { Financing, Founder } from '../../platform/db/schema/company-facts';
import type { rawStartups } from '../../platform/db/schema/raw-startups.table';

type Raised = Pick<typeof rawStartups.$inferSelect, 'raised_money' | 'raised_currency'>;

/** Joins two lists of founders. Duplicate folded names are removed, and the result is sorted by folded name. */
export function joinFounders(held: readonly Founder[], more: readonly Founder[]): Founder[] {
  return joined(
    [...held, ...more],
    founderKeyOf,
    ({ first_name, last_name }) => `${first_name} ${last_name}`,
  );
}

/** Returns the other names of a company in sorted order, without the displayed name. */
export function joinNames(names: readonly string[], shown: string): string[] {
  return joined(
    names,
    (name) => name,
    (name) => name,
  ).filter((name) => name !== '' && name !== shown);
}

/**
 * Removes entries with duplicate keys and sorts the remaining entries by key. Of duplicates, the first by `orderOf` is
 * kept.
 */
function joined<T>(all: readonly T[], keyOf: (entry: T) => string, orderOf: (entry: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const entry of all) {
    const held = byKey.get(keyOf(entry));
    if (held === undefined || compareCodePoints(orderOf(entry), orderOf(held)) < 0)
      byKey.set(keyOf(entry), entry);
  }
  return [...byKey].sort(([a], [b]) => compareCodePoints(a, b)).map(([, entry]) => entry);
}

/**
 * Computes the money that a company raised in one currency: the latest stated total, or the sum of its rounds.
 * Currencies are never converted or added. Takeovers and valuations never count.
 * @returns the amount and its source; null if neither a total nor a round is stated in the currency
 * Source: product decision 1.8.
 */
export function raisedBy(
  sums: readonly Financing[],
  currency = DEFAULT_CURRENCY,
): { amount: number; source: Financing } | null {
  const comparable = sums.filter((sum) => sum.currency === currency);
  const dated = (kind: Financing['kind']) =>
    comparable.filter((sum) => sum.kind === kind).sort((a, b) => compareCodePoints(keyOf(a), keyOf(b)));
  const total = dated('total').at(-1);
  if (total) return { amount: total.amount, source: total };
  const rounds = dated('round');
  const latest = rounds.at(-1);
  if (!latest) return null;
  return { amount: Number(rounds.reduce((sum, round) => sum + round.amount, 0).toFixed(2)), source: latest };
}

/**
 * Computes the raised money of a row after some of its amounts were removed. Raised money that matches no amount of
 * the row was stated separately. It is kept unless it equals a removed amount.
 */
export function raisedOfLeft(
  { raised_money, raised_currency, financings }: Raised & { financings: readonly Financing[] },
  left: readonly Financing[],
): Raised {
  const raised = raisedBy(left);
  if (raised !== null) return { raised_money: raised.amount, raised_currency: DEFAULT_CURRENCY };
  const isGone = financings.some(
    (sum) => sum.amount === raised_money && sum.currency === raised_currency && !left.includes(sum),
  );
  return isGone || raisedBy(financings) !== null
    ? { raised_money: null, raised_currency: DEFAULT_CURRENCY }
    : { raised_money, raised_currency };
}

const keyOf = ({ date, at, amount }: Financing): string =>
  `${date ?? ''} ${at ?? ''} ${String(amount).padStart(20, '0')}`;
