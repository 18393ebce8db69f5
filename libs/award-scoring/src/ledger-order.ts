import { compareCodePoints } from '@vaglio/startups-domain';
import type { LedgerLine, LedgerStatus } from './ledger';

const ORDER: readonly LedgerStatus[] = ['counted', 'superseded', 'not_weighted'];

/**
 * Compares two ledger lines for display. Counted lines come first, then superseded lines, then lines without a weight.
 * Lines with the same status are sorted by descending weight, then by name.
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
