import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';

/** What a source has listed lately. */
export type SourceFigures = {
  /** Of the last 30 spans of 24 hours, the oldest first: items that were new then, by what came of them. */
  days: { read: number; unread: number }[];
  /** When its newest item was published, or first seen where it has no date. */
  newest_item_at: string | null;
  /** Median between two of its items in the 30 days up to the newest, in seconds; null for fewer than two. */
  usual_gap_sec: number | null;
};

const DAYS = 30;
const SPAN = `${DAYS} days`;

const NONE: SourceFigures = {
  days: Array.from({ length: DAYS }, () => ({ read: 0, unread: 0 })),
  newest_item_at: null,
  usual_gap_sec: null,
};

/** @param sourceIds of the sources; none is answered by nothing without asking the database */
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

/** Items whose pages nobody has tried yet, or nobody wants, are neither read nor unread. */
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

/** Items without a date that were found together count as one: only when they were found is known. */
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
