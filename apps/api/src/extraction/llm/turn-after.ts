import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import type { nextTurn, NextTurn } from './conversation';
import { paidReading } from './paid-reading';

/** Runs {@link nextTurn} in a thread, because parsing a hostile response may take long. */
export async function turnAfter(
  reader: Pick<ForeignReader, 'read'>,
  ...turn: Parameters<typeof nextTurn>
): Promise<NextTurn> {
  const next = await paidReading(() => reader.read('nextTurn', ...turn));
  return 'error' in next && !('cause' in next) ? { ...next, cause: 'unreadable' } : next;
}
