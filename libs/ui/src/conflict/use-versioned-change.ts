import { useState } from 'react';
import type { Outcome } from '@vaglio/contract';
import type { SeenConflict } from './conflict';

/**
 * Returns a function for an immediate change, such as a switch or a deletion. It detects conflicts with other users.
 * @param send sends the change for the row that the user saw; `Change` contains additional values
 * @param onDone called after a successful change
 * @returns `run(row, change)`, which resolves to true on success, and the `failure` and `conflict` of the last run.
 *   `conflict.again` repeats the change on the current row, and `conflict.leave` discards it
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
