import { getTableColumns, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open-database';
import { scoreConfig } from '../../../platform/db/schema/score-config.table';
import type { ScoreSettings } from '../../../scoring/settings/score-config.queries';
import type { IndexedRow } from './index-rows';
import { INDEXED_COLUMNS, STARTUPS } from './indexed-columns';
import { startupChanges } from '../../../platform/db/schema/startup-changes.table';
import type { Moment } from '../../../platform/deps';

/** What changed since a moment, as it is at the next one. `rows` lacks the startups of `ids` that are gone. */
export type Changes = {
  moment: Moment;
  settings: ScoreSettings | null;
  /** Null: too many, another server of PostgreSQL, or too long ago: all has to be read again. */
  ids: number[] | null;
  rows: IndexedRow[];
};

/** Of a statement that reads rows with it, or of its transaction. */
export const MOMENT = sql`pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as started_at,
  now()::text as taken_at`;
/** A moment moves on so often at least, so that it never gets too old while lists are read. */
const MOVES_ON = sql.raw(`interval '30 minutes'`);
/** Notes are kept for longer (see prune-changes): what is older may lack some. */
const TOO_OLD = sql.raw(`interval '1 hour'`);

/** Notes may name each startup that is followed so often: to sort more of them takes as long as to read all again. */
const MOST_TIMES = 10;

/**
 * Transactions that a moment did not see. Numbers beyond the present come from another database, by a dump: they are no
 * transactions of this one.
 */
function unseenBy(snapshot: SQL): SQL {
  const { xid } = getTableColumns(startupChanges);
  return sql`${xid} >= pg_snapshot_xmin(${snapshot}) and not pg_visible_in_snapshot(${xid}, ${snapshot})
    and ${xid} < pg_snapshot_xmax(pg_current_snapshot())`;
}

/** Whether anything changed since a moment, given by its texts or placeholders, or it is time to move on: an expression for any statement. */
export function hasChangedSince({
  snapshot,
  startedAt,
  takenAt,
}: Record<keyof Moment, string | Placeholder>): SQL<boolean> {
  return sql<boolean>`(pg_postmaster_start_time()::text <> ${startedAt}::text
    or ${takenAt}::timestamptz < now() - ${MOVES_ON} or exists (
    select from ${startupChanges} where ${unseenBy(sql`${snapshot}::pg_snapshot`)}))`;
}

/**
 * One statement, so that all of it is of one moment.
 * @param most startups, each counted once unless it changed very often; more are not read
 */
export async function changesSince(db: Db, since: Moment, most: number): Promise<Changes> {
  const unseen = unseenBy(sql`${since.snapshot}::pg_snapshot`);
  const { rows } = await db.execute<FeedRow>(sql`
    select feed.*, noted.id::float8 as noted_id, ${INDEXED_COLUMNS} from (
      select ${MOMENT}, ${SETTINGS},
        pg_postmaster_start_time()::text <> ${since.startedAt}::text
          or ${since.takenAt}::timestamptz < now() - ${TOO_OLD}
          or exists (select from ${startupChanges} where startup_ids is null and ${unseen})
          or case when (select sum(cardinality(startup_ids)) from ${startupChanges} where ${unseen}) > ${most * MOST_TIMES}
            then true
            else (select count(distinct startup) from ${startupChanges}, unnest(startup_ids) startup where ${unseen})
              > ${most} end as is_lost
    ) feed
    left join lateral (
      select distinct unnest(startup_ids) as id from ${startupChanges} where not feed.is_lost and ${unseen}
    ) noted on true
    left join (${STARTUPS}) on s.id = noted.id`);
  const [first] = rows;
  if (!first) throw new Error('the feed of changes has no row');
  return {
    moment: momentOf(first),
    settings: settingsOf(first),
    ids: first.is_lost ? null : rows.flatMap(({ noted_id }) => noted_id ?? []),
    rows: rows.filter(({ id }) => id !== null),
  };
}

export const SETTINGS = sql`(select threshold::float8 from ${scoreConfig}) as threshold, (select top_percent::float8 from ${scoreConfig}) as top_percent`;

/** What MOMENT and SETTINGS give. */
export type MomentRow = {
  snapshot: string;
  started_at: string;
  taken_at: string;
  threshold: number | null;
  top_percent: number | null;
};
type FeedRow = IndexedRow & MomentRow & { is_lost: boolean; noted_id: number | null };

export const momentOf = ({ snapshot, started_at, taken_at }: MomentRow): Moment => ({
  snapshot,
  startedAt: started_at,
  takenAt: taken_at,
});

export function settingsOf({ threshold, top_percent }: MomentRow): ScoreSettings | null {
  return threshold === null || top_percent === null ? null : { threshold, top_percent };
}
