import type { StartupIndex } from './startup-index';

/** The index can begin to be read anew while one waits. */
const MOST_WAITS = 2;

/**
 * A list from the index or, in its turn, from the database.
 * @param fromIndex gives null when the database has to make it; asked again when the index was read while it waited
 * @throws Refusal 503 when it waited for too long
 */
export async function madeInTurn<List, Stored>(
  index: StartupIndex,
  fromIndex: () => Promise<List | null>,
  fromDatabase: () => Promise<Stored>,
): Promise<List | Stored> {
  for (let waits = 0; waits < MOST_WAITS; waits += 1) {
    const list = await fromIndex();
    if (list !== null) return list;
    const leave = await index.databaseTurn();
    if (!leave) continue;
    try {
      return await fromDatabase();
    } finally {
      leave();
    }
  }
  return fromDatabase();
}
