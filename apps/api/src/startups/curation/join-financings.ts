import { compareCodePoints } from '@vaglio/startups-domain';
import { moneyKeyOf } from '../facts/claims/entry-keys';
import type { Financing, SumStatement } from '../../platform/db/schema/company-facts';

/**
 * Joins two lists of amounts. Statements with equal kind, amount and currency become one entry: the earliest
 * statement, with the later ones as repeats. Only the latest extraction of an article counts, so that a corrected
 * story is not counted twice. The result is sorted by date, with undated entries last.
 */
export function joinFinancings(held: readonly Financing[], more: readonly Financing[]): Financing[] {
  const stated = inOrder([...held, ...more].flatMap(statementsOf));
  const latest = new Map<string, string>();
  for (const { url, ...sum } of stated)
    if (url && readingOf(sum) > (latest.get(url) ?? '')) latest.set(url, readingOf(sum));
  const sums = new Map<string, Financing[]>();
  for (const sum of stated) {
    if (sum.url && readingOf(sum) !== latest.get(sum.url)) continue;
    const same = sums.get(moneyKeyOf(sum)) ?? [];
    if (!same.some(({ raw_id }) => raw_id === sum.raw_id)) sums.set(moneyKeyOf(sum), [...same, sum]);
  }
  return [...sums.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    return others.length === 0 ? [first] : [{ ...first, repeats: others.map(withoutSum) }];
  });
}

/** Returns the ids of the raw rows that state the given amounts. */
export function rowsStating(sums: readonly Financing[]): Set<number | null> {
  return new Set(sums.flatMap(statementsOf).map(({ raw_id }) => raw_id));
}

/** Returns each statement of an amount as a separate entry. */
function statementsOf({ repeats = [], ...first }: Financing): Financing[] {
  const { kind, amount, currency } = first;
  return [first, ...repeats.map((repeat) => ({ ...repeat, kind, amount, currency }))];
}

const withoutSum = ({ kind, amount, currency, ...statement }: Financing): SumStatement => statement;
const rowOf = ({ raw_id }: SumStatement) => String(raw_id).padStart(16, '0');
/** Returns the sort key of the extraction that states an amount. A later extraction has a greater key. */
const readingOf = (sum: SumStatement) => `${sum.at ?? ''} ${rowOf(sum)}`;
const orderOf = (sum: Financing) =>
  [sum.date ?? '9999', sum.at ?? '', rowOf(sum), sum.quote, moneyKeyOf(sum), sum.url ?? '~'].join(' ');
const inOrder = (sums: Financing[]) => sums.sort((a, b) => compareCodePoints(orderOf(a), orderOf(b)));
