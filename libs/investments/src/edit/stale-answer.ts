import type { Investment } from '../list/investment';
import { readField } from '../list/read-fields';
import { readInvestment } from '../list/read-investment-page';

const STALE = 412;

/**
 * The startup as it now is, from the refusal of a change that came too late.
 * @returns null for any other failure, and where the server does not tell
 */
export function readCurrent(failure: unknown): Investment | null {
  if (readField(failure, 'status') !== STALE) return null;
  return readInvestment(readField(readField(failure, 'data'), 'current'), null);
}
