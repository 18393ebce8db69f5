import { useState } from 'react';
import type { Outcome, SeenConflict } from './conflict';

/**
 * A change that acts at once, such as a switch or a deletion, and notices when another person was faster.
 * @param send makes the change of the row that the person saw; `Change` is what else it needs
 * @param onDone called when it is done
 * @returns `run(row, change)`, which resolves to whether it was done; `failure` and `conflict` of the last run; `conflict.again` makes the same change of the
 *   present row, `conflict.leave` drops it
 */
export function useVersionedChange<Row, Change = null>(
  send: (seen: Row, change: Change) => Promise<Outcome<Row>>,
  onDone?: (row: Row | null) => void,
) {
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [stale, setStale] = useState<(SeenConflict<Row> & { readonly change: Change }) | null>(null);

  const run = async (seen: Row, change: Change): Promise<boolean> => {
    setIsRunning(true);
    setFailure(null);
    const outcome = await send(seen, change);
    setIsRunning(false);
    setStale(outcome.kind === 'stale' ? { ...outcome.conflict, seen, change } : null);
    if (outcome.kind === 'failed') setFailure(outcome.text);
    if (outcome.kind === 'done') onDone?.(outcome.row);
    return outcome.kind === 'done';
  };
  return {
    run,
    isRunning,
    failure,
    conflict: stale && {
      ...stale,
      again: (): void => void run(stale.current, stale.change),
      leave: (): void => setStale(null),
    },
  };
}
