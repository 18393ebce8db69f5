import { compareCodePoints } from '@vaglio/startups-domain';
import { moneyKeyOf } from '../facts/claims/entry-keys';
import type { Financing, SumStatement } from '../../platform/db/schema/company-facts';

/**
 * Sums of both lists: what several articles state of one kind, amount and currency is one sum, as the earliest of them
 * stated it, with what the others say. Of one article only the latest reading counts: a story that is corrected, or read
 * again, does not raise its money twice. In the order of their days, those without one last.
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

/** The raw rows that state one of these sums. */
export function rowsStating(sums: readonly Financing[]): Set<number | null> {
  return new Set(sums.flatMap(statementsOf).map(({ raw_id }) => raw_id));
}

/** Each statement of a sum by itself. */
function statementsOf({ repeats = [], ...first }: Financing): Financing[] {
  const { kind, amount, currency } = first;
  return [first, ...repeats.map((repeat) => ({ ...repeat, kind, amount, currency }))];
}

const withoutSum = ({ kind, amount, currency, ...statement }: Financing): SumStatement => statement;
const rowOf = ({ raw_id }: SumStatement) => String(raw_id).padStart(16, '0');
/** Which reading of its article states it; a later one is greater. */
const readingOf = (sum: SumStatement) => `${sum.at ?? ''} ${rowOf(sum)}`;
const orderOf = (sum: Financing) =>
  [sum.date ?? '9999', sum.at ?? '', rowOf(sum), sum.quote, moneyKeyOf(sum), sum.url ?? '~'].join(' ');
const inOrder = (sums: Financing[]) => sums.sort((a, b) => compareCodePoints(orderOf(a), orderOf(b)));
