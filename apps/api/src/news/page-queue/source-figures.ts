import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';

/** Statistics of a source. */
export type SourceFigures = {
  /** Number of new items by result in each of the last 30 periods of 24 hours, oldest first. */
  days: { read: number; unread: number }[];
  /** Publication time of the newest item, or the time when it was first seen if it has no date. */
  newest_item_at: string | null;
  /**
   * Median interval between two items in the 30 days before the newest item, in seconds; null for fewer than two
   * items.
   */
  usual_gap_sec: number | null;
};

const DAYS = 30;
const SPAN = `${DAYS} days`;

const NONE: SourceFigures = {
  days: Array.from({ length: DAYS }, () => ({ read: 0, unread: 0 })),
  newest_item_at: null,
  usual_gap_sec: null,
};

/**
 * Returns the statistics of sources.
 * @param sourceIds ids of the sources; an empty list needs no query
 */
export async function sourceFigures(
  db: Db | Tx,
  sourceIds: readonly number[],
): Promise<(sourceId: number) => SourceFigures> {
  if (sourceIds.length === 0) return () => NONE;
  const ids = sql`${sql.param(sourceIds)}::bigint[]`;
  const days = await readDays(db, ids);
  const habits = await readHabits(db, ids);
  return (sourceId) => {
    const counts = NONE.days.map((day) => ({ ...day }));
    for (const { source_id, day, read, unread } of days)
      if (Number(source_id) === sourceId) counts[DAYS - 1 - day] = { read, unread };
    const habit = habits.find(({ source_id }) => Number(source_id) === sourceId);
    const gap = habit?.gap ?? null;
    return {
      days: counts,
      newest_item_at: habit?.newest ?? null,
      usual_gap_sec: gap === null ? null : Math.round(Number(gap)),
    };
  };
}

type DayRow = { source_id: string; day: number; read: number; unread: number };

/** Returns the daily counts of items. Items whose pages were excluded or not tried count as neither read nor unread. */
async function readDays(db: Db | Tx, ids: ReturnType<typeof sql>): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    select source_id, least(${DAYS - 1}, floor(extract(epoch from now() - first_seen_at) / 86400))::int as day,
      (count(*) filter (where article_id is not null or reason = 'copy'))::int as read,
      (count(*) filter (where article_id is null and reason <> 'copy' and state <> 'never'))::int as unread
    from source_items
    where source_id = any(${ids}) and first_seen_at > now() - ${SPAN}::interval
    group by 1, 2`);
  return rows;
}

type HabitRow = { source_id: string; newest: string; gap: string | null };

/**
 * Returns the intervals between items. Items without a date that were found together count as one item, because their
 * publication times are unknown.
 */
async function readHabits(db: Db | Tx, ids: ReturnType<typeof sql>): Promise<HabitRow[]> {
  const { rows } = await db.execute<HabitRow>(sql`
    with moments as (
      select distinct source_id, least(published_at, date_trunc('minute', first_seen_at)) as at
      from source_items where source_id = any(${ids})
    ), newest as (
      select source_id, max(at) as at from moments group by source_id
    ), gaps as (
      select m.source_id, extract(epoch from m.at - lag(m.at) over (partition by m.source_id order by m.at)) as gap
      from moments m join newest n on n.source_id = m.source_id and m.at > n.at - ${SPAN}::interval
    )
    select n.source_id, to_char(n.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as newest,
      percentile_cont(0.5) within group (order by g.gap) as gap
    from newest n left join gaps g on g.source_id = n.source_id and g.gap is not null
    group by n.source_id, n.at`);
  return rows;
}
