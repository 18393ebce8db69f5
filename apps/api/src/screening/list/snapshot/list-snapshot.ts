import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { oneAtATime } from '../../../platform/util/one-at-a-time';
import type { ScoreSettings } from '../../../scoring/settings/score-config.queries';
import { changesSince, hasChangedSince, readAllRows, type Moment } from './change-feed';
import { sortedRows, type SortedRows } from './sorted-rows';

/**
 * Rows and score settings of all lists at one database snapshot. `rows` must be read before the next await, because
 * later changes replace them in place.
 */
export type ListState = Readonly<{ rows: SortedRows; settings: ScoreSettings; moment: Moment }>;

/** Cached lists of startups. */
export interface ListSnapshot {
  /** Returns the lists with all changes that were committed before the call. The first call reads all startups. */
  current(): Promise<ListState>;
  /**
   * Returns the lists at the snapshot of a repeatable-read transaction. It must be called before the first query of the
   * transaction.
   */
  in(tx: Tx): Promise<ListState>;
  /** Returns the number of cached startups; null before the first read. */
  size(): number | null;
  /** Aborts a running read. No request may be waiting for the result. */
  close(): void;
}

/** Settings of a read-only transaction whose statements all use the same snapshot. */
export const ONE_SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Caches the lists of a database. Each call first applies the changes that were committed since the last call. */
export function listSnapshot(db: Db): ListSnapshot {
  let held: ListState | null = null;
  const closing = new AbortController();
  const inTurn = turns();

  const readAll = async (tx: Tx): Promise<ListState> => {
    const { rows, ...head } = await readAllRows(tx, closing.signal);
    return { rows: sortedRows(rows), ...head };
  };
  /** Applies the changes since a list state. @returns null if all startups must be read again */
  const follow = async (source: Db | Tx, before: ListState): Promise<ListState | null> => {
    if (!(await hasChanged(source, before.moment))) return before;
    const changes = await changesSince(source, before.moment);
    if (!changes) return null;
    const { ids, rows, ...head } = changes;
    held = null; // a failure during the replacement leaves the rows inconsistent
    before.rows.replace(ids, rows);
    return { rows: before.rows, ...head };
  };
  const refresh = (source: Db | Tx, reload: () => Promise<ListState>): Promise<ListState> =>
    inTurn(async () => (held = (held && (await follow(source, held))) ?? (await reload())));

  return {
    current: oneAtATime(() => refresh(db, () => db.transaction(readAll, ONE_SNAPSHOT))),
    in: (tx) => refresh(tx, () => readAll(tx)),
    size: () => held && held.rows.size,
    close: () => closing.abort(),
  };
}

async function hasChanged(source: Db | Tx, moment: Moment): Promise<boolean> {
  const { rows } = await source.execute<{ changed: boolean }>(
    sql`select ${hasChangedSince(moment)} as changed`,
  );
  return rows[0]?.changed !== false;
}

/** Runs tasks one at a time, so that an older snapshot never replaces a newer one. */
function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const own = last.then(work, work);
    last = own.catch(() => undefined);
    return own;
  };
}
