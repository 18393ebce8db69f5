import { listRows } from '../../screening/list/ranked-list';
import type { ListState } from '../../screening/list/snapshot/list-snapshot';
import { heldCodes } from './count-dashboard';
import type { CantonCountsBody } from './figures.schemas';

/**
 * Counts the potential investments by canton. Each count is the size of the filtered list to which its canton links.
 * @param now milliseconds since 1970
 */
export function countCantons(state: ListState, now: number): CantonCountsBody {
  const rows = listRows(state, { mode: 'active', top: 'eligible' }, now);
  return { total: rows.length, cantons: heldCodes(rows, 'canton', now) };
}
