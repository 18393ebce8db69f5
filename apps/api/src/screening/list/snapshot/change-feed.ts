import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { DEFAULT_SCORE_SETTINGS, scoreConfig } from '../../../platform/db/schema/score-config.table';
import { startupChanges } from '../../../platform/db/schema/startup-changes.table';
import { cursorRows } from '../../../platform/http/streaming/stream-page';
import type { ScoreSettings } from '../../../scoring/settings/score-config.queries';
import { ALL_ROWS, ROW_COLUMNS, rowReader, STARTUPS_OF_ROWS, type ListRow } from './list-row';

/** Database snapshot: the transactions that it includes, its time, and the start time of the PostgreSQL server. */
export type Moment = { snapshot: string; started_at: string; taken_at: string };

/** Rows and score settings of one database snapshot. */
type Read = { moment: Moment; settings: ScoreSettings; rows: ListRow[] };
/** Rows of startups that changed. If an id in `ids` has no row, the startup was deleted. */
export type Changes = Read & { ids: number[] };

type Head = Moment & ScoreSettings;
type FeedRow = Head & { noted_id: number | null; id: number | null };

/** Select list for the snapshot of a statement and the score settings. */
const HEAD = sql`pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as started_at,
  now()::text as taken_at,
  coalesce((select threshold::float8 from ${scoreConfig}), ${DEFAULT_SCORE_SETTINGS.threshold}) as threshold,
  coalesce((select top_percent::float8 from ${scoreConfig}), ${DEFAULT_SCORE_SETTINGS.top_percent}) as top_percent`;
/** Age at which the snapshot is renewed, even without changes. */
const REFRESH_AFTER = sql.raw(`interval '30 minutes'`);
/** Age at which all startups are read again. `pruneChanges` may have removed changes since older snapshots. */
const TOO_OLD = sql.raw(`interval '1 hour'`);
/** Number of changed startups above which all startups are read again. */
const MAX_FOLLOWED = 5_000;
/**
 * Maximum number of change records per changed startup on average. Sorting more takes as long as reading all startups.
 */
const MAX_RECORDS_PER_STARTUP = 10;

/**
 * Returns the condition for transactions that a snapshot does not include. Transaction ids above the current one were
 * copied from another database by a dump, and are ignored.
 */
function unseenBy(moment: Moment): SQL {
  const snapshot = sql`${moment.snapshot}::pg_snapshot`;
  return sql`xid >= pg_snapshot_xmin(${snapshot}) and not pg_visible_in_snapshot(xid, ${snapshot})
    and xid < pg_snapshot_xmax(pg_current_snapshot())`;
}

/** Returns SQL that is true if startups or score settings changed since a snapshot, or if the snapshot is too old. */
export function hasChangedSince(moment: Moment): SQL<boolean> {
  return sql<boolean>`(pg_postmaster_start_time()::text <> ${moment.started_at}::text
    or ${moment.taken_at}::timestamptz < now() - ${REFRESH_AFTER}
    or exists (select from ${startupChanges} where ${unseenBy(moment)}))`;
}

/**
 * Reads all changes since a snapshot in one statement, so that they are consistent.
 * @returns null if all startups must be read again: after too many changes, a restart of PostgreSQL, or too much time
 */
export async function changesSince(db: Db | Tx, since: Moment): Promise<Changes | null> {
  const unseen = unseenBy(since);
  const { rows } = await db.execute<FeedRow>(sql`
    select feed.*, noted.id::float8 as noted_id, ${ROW_COLUMNS} from (
      select ${HEAD}
      where pg_postmaster_start_time()::text = ${since.started_at}::text
        and ${since.taken_at}::timestamptz >= now() - ${TOO_OLD}
        and not exists (select from ${startupChanges} where startup_ids is null and ${unseen})
        and (select coalesce(sum(cardinality(startup_ids)), 0) from ${startupChanges} where ${unseen})
          <= ${MAX_FOLLOWED * MAX_RECORDS_PER_STARTUP}
    ) feed
    left join lateral (
      select distinct unnest(startup_ids) as id from ${startupChanges} where ${unseen} limit ${MAX_FOLLOWED + 1}
    ) noted on true
    left join (${STARTUPS_OF_ROWS}) on s.id = noted.id`);
  const [first] = rows;
  const ids = rows.flatMap(({ noted_id }) => noted_id ?? []);
  if (!first || ids.length > MAX_FOLLOWED) return null;
  const read = rowReader();
  return { ...headOf(first), ids, rows: rows.filter(({ id }) => id !== null).map((row) => read(rowOf(row))) };
}

function rowOf({ snapshot, started_at, taken_at, threshold, top_percent, noted_id, ...row }: FeedRow) {
  return row;
}

/**
 * Reads all rows in batches, so that other requests can run in between.
 * @param tx repeatable-read transaction
 * @param signal aborts the read
 */
export async function readAllRows(tx: Tx, signal: AbortSignal): Promise<Read> {
  await tx.execute(sql`set local statement_timeout = '2min'`); // sorting a large table may exceed the request timeout
  const heads = await tx.execute<Head>(sql`select ${HEAD}`);
  const [first] = heads.rows;
  if (!first) throw new Error('a statement without a table has no row');
  const read = rowReader();
  const rows: ListRow[] = [];
  for await (const batch of cursorRows(tx, ALL_ROWS)) {
    signal.throwIfAborted();
    for (const row of batch) rows.push(read(row));
  }
  return { ...headOf(first), rows };
}

function headOf({ snapshot, started_at, taken_at, threshold, top_percent }: Head) {
  return { moment: { snapshot, started_at, taken_at }, settings: { threshold, top_percent } };
}
