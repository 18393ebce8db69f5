import type { Db } from './open-database';
import { isOutage } from './is-outage';
import type { Replica } from './replica';
import { sqlStateOf } from './sql-state';

/** Who reads: the position is null where no replica is read, and for calls without a person. */
type Reader = { logPosition: number | null } | null;

/** What lists read from. */
export type ListReader = {
  /**
   * Reads from the replica if it shows all that was acknowledged to anybody before the person of the request was read,
   * else from the primary; a replica that fails in the middle is replaced by it too.
   * @param work only reads, and may be done twice
   */
  read: <T>(reader: Reader, work: (db: Db) => Promise<T>) => Promise<T>;
  /** The same for what cannot be begun again: a stream. */
  databaseFor: (reader: Reader) => Promise<Db>;
  /** How many lists were read from where. */
  counts: () => { primary: number; replica: number };
};

const WRITES_ON_REPLICA = '25006';
/** A statement that takes too long there takes too long on the primary too. */
const TOOK_TOO_LONG = '57014';

/** @param replica undefined: all is read from the primary */
export function listReader(primary: Db, replica: Omit<Replica, 'close'> | undefined): ListReader {
  const counts = { primary: 0, replica: 0 };
  const databaseFor = async (reader: Reader) => {
    const position = reader?.logPosition ?? null;
    const isShown = replica !== undefined && position !== null && (await replica.shows(position));
    counts[isShown ? 'replica' : 'primary'] += 1;
    return isShown ? replica.db : primary;
  };
  return {
    databaseFor,
    counts: () => ({ ...counts }),
    async read(reader, work) {
      const db = await databaseFor(reader);
      try {
        return await work(db);
      } catch (error) {
        // A list whose first call stores a default needs the primary once.
        const isWriting = sqlStateOf(error) === WRITES_ON_REPLICA;
        const isGone = isOutage(error) && sqlStateOf(error) !== TOOK_TOO_LONG;
        if (db === primary || !(isWriting || isGone)) throw error;
        if (!isWriting) replica?.leave();
        return work(primary);
      }
    },
  };
}
