import { UNSAFE_createMemoryHistory, type InitialEntry } from 'react-router';
import { heldHistory, type HeldHistory } from './held-history';

/**
 * A history for specs and stories.
 * @param entries from the first to the last
 * @param index of the one that is shown; the last unless given
 */
export function memoryHistory(entries: readonly InitialEntry[] = ['/'], index?: number): HeldHistory {
  return heldHistory(
    UNSAFE_createMemoryHistory({ initialEntries: [...entries], initialIndex: index, v5Compat: true }),
  );
}
