import { unavailable } from '../../../platform/http/errors/errors';
import type { StartupIndex } from './startup-index';

/**
 * A list from the index or, in its turn, from the database; when the index was read while it waited, from that.
 * @param fromIndex gives null when the database has to make it
 * @param hasLeft whether the caller no longer waits for the answer; then the database makes none
 * @throws Refusal 503 when it waited for too long
 */
export async function madeInTurn<List, Stored>(
  index: StartupIndex,
  fromIndex: () => Promise<List | null>,
  fromDatabase: () => Promise<Stored>,
  hasLeft: () => boolean = () => false,
): Promise<List | Stored> {
  const list = await fromIndex();
  if (list !== null) return list;
  const leave = await index.databaseTurn();
  // One wait alone: with that for the request's own place it stays within the time that an answer may take.
  if (!leave) return (await fromIndex()) ?? fromDatabase();
  try {
    if (hasLeft()) throw unavailable('The caller has left.');
    return await fromDatabase();
  } finally {
    leave();
  }
}
