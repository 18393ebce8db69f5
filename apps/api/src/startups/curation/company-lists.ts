import { compareCodePoints, DEFAULT_CURRENCY } from '@vaglio/startups-domain';
import { founderKeyOf } from '../facts/claims/entry-keys';
import type { Financing, Founder } from '../../platform/db/schema/company-facts';
import type { rawStartups } from '../../platform/db/schema/raw-startups.table';

type Raised = Pick<typeof rawStartups.$inferSelect, 'raised_money' | 'raised_currency'>;

/** Founders of both lists, each folded name once, in the order of these names. */
export function joinFounders(held: readonly Founder[], more: readonly Founder[]): Founder[] {
  return joined(
    [...held, ...more],
    founderKeyOf,
    ({ first_name, last_name }) => `${first_name} ${last_name}`,
  );
}

/** Names by which a company is known beside the one it is shown by, in order. */
export function joinNames(names: readonly string[], shown: string): string[] {
  return joined(
    names,
    (name) => name,
    (name) => name,
  ).filter((name) => name !== '' && name !== shown);
}

/** The first of each key by its order, sorted by key. */
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
 * What a company raised by its sums in francs: the latest total, else all its rounds together; other currencies are
 * never converted or added, and a takeover or valuation never counts.
 * @returns the amount and the sum that is its source; null where neither a total nor a round is stated in francs
 * Source: product decision 1.8.
 */
export function raisedBy(sums: readonly Financing[]): { amount: number; source: Financing } | null {
  const inFrancs = sums.filter(({ currency }) => currency === DEFAULT_CURRENCY);
  const dated = (kind: Financing['kind']) =>
    inFrancs.filter((sum) => sum.kind === kind).sort((a, b) => compareCodePoints(keyOf(a), keyOf(b)));
  const total = dated('total').at(-1);
  if (total) return { amount: total.amount, source: total };
  const rounds = dated('round');
  const latest = rounds.at(-1);
  if (!latest) return null;
  return { amount: Number(rounds.reduce((sum, round) => sum + round.amount, 0).toFixed(2)), source: latest };
}

/**
 * What a row states as raised once only these of its sums are left: it follows from them. An amount that follows from
 * no sum of the row was stated by itself, and stays unless a sum that is gone is the same.
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
