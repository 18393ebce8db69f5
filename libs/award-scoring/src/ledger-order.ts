import { compareCodePoints } from '@vaglio/startups-domain';
import type { LedgerLine, LedgerStatus } from './ledger';

const ORDER: readonly LedgerStatus[] = ['counted', 'superseded', 'not_weighted'];

/**
 * The order in which people read a ledger: counted lines first, then superseded ones, then those without a weight; within
 * each the heaviest first, then by name.
 * @returns negative, 0 or positive, for Array.prototype.sort
 */
export function compareLines(
  a: Pick<LedgerLine, 'status' | 'weight' | 'award'>,
  b: Pick<LedgerLine, 'status' | 'weight' | 'award'>,
): number {
  return (
    ORDER.indexOf(a.status) - ORDER.indexOf(b.status) ||
    b.weight - a.weight ||
    compareCodePoints(a.award, b.award)
  );
}
