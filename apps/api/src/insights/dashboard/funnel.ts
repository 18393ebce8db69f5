import { sql, type SQL } from 'drizzle-orm';
import { decisions } from '../../platform/db/schema/decisions.table';
import type { Db } from '../../platform/db/open-database';
import { countRows } from '../../screening/list/ranked-list';
import type { ListState } from '../../screening/list/snapshot/list-snapshot';
import { startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { firstOfYear, plusDays, startOfDay } from '../../platform/time/zurich-days';
import { FUNNEL_STAGES, type FunnelBody } from './figures.schemas';

/** Query for the times when each startup reached each stage. Undone decisions do not count. */
const REACHED = sql`
  select d.startup_id, d.kind, d.made_at as at from ${decisions} d
  where d."from" = 0 and d."to" = 1 and not exists (
    select from ${decisions} undoing where undoing.undoes = d.id and undoing.startup_id = d.startup_id)`;

/** Stages that people set, in their order. */
const DECIDED = ['contacted', 'contract', 'investment'] as const;

type Row = Record<`${(typeof DECIDED)[number]}_count`, number> &
  Record<`${(typeof DECIDED)[number]}_both`, number> &
  Record<`${(typeof DECIDED)[number]}_days`, number | null>;

/**
 * Returns how many startups reached each stage in the twelve months until today. Startups above the threshold and
 * rejected startups are counted as in their lists.
 * @param today day in Zurich, YYYY-MM-DD
 * @param now milliseconds since 1970
 */
export async function readFunnel(db: Db, state: ListState, today: string, now: number): Promise<FunnelBody> {
  const from = firstOfYear(today);
  const threshold = countRows(state, { mode: 'all', reached_from: from, reached_to: today }, now);
  const rejected = countRows(state, { mode: 'rejected' }, now);
  const row = await readDecided(db, startOfDay(from), startOfDay(plusDays(today, 1)));
  const counts = [threshold, ...DECIDED.map((stage) => row[`${stage}_count`])];
  const both = [0, ...DECIDED.map((stage) => row[`${stage}_both`])];
  const days = [null, ...DECIDED.map((stage) => row[`${stage}_days`])];
  return {
    from,
    to: today,
    rejected,
    stages: FUNNEL_STAGES.map((stage, place) => {
      const [count = 0, before = 0, median = null] = [counts[place], counts[place - 1], days[place]];
      return {
        stage,
        count,
        // Limited to 1, because the list above the threshold may be slightly older than the decisions.
        share: before > 0 ? Math.min(1, (both[place] ?? 0) / before) : null,
        median_days: median === null ? null : Math.round(median * 100) / 100,
      };
    }),
  };
}

/**
 * Returns the figures of all stages that people set, in one statement.
 * @param start inclusive start of the period, milliseconds since 1970
 * @param end exclusive end of the period, milliseconds since 1970
 */
async function readDecided(db: Db, start: number, end: number): Promise<Row> {
  const [first, last] = [toTimestamp(start), toTimestamp(end)];
  const figures = DECIDED.flatMap((stage, place) => {
    const [at, before] = [sql.identifier(stage), sql.identifier(DECIDED[place - 1] ?? 'threshold')];
    const within = (column: SQL) =>
      sql`${column} >= ${first}::timestamptz and ${column} < ${last}::timestamptz`;
    const isWithin = within(sql`${at}`);
    return [
      sql`count(*) filter (where ${isWithin})::int as ${sql.identifier(`${stage}_count`)}`,
      sql`count(*) filter (where ${isWithin} and ${within(sql`${before}`)})::int as ${sql.identifier(`${stage}_both`)}`,
      sql`(percentile_cont(0.5) within group (order by extract(epoch from ${at} - ${before}) / 86400)
        filter (where ${isWithin} and ${before} <= ${at}))::float8 as ${sql.identifier(`${stage}_days`)}`,
    ];
  });
  const { rows } = await db.execute<Row>(sql`
    with reached as (${REACHED}),
    stages as (
      select startup_id, min(at) filter (where kind = 'contacted') as contacted,
        min(at) filter (where kind = 'contract') as contract,
        min(at) filter (where kind = 'investment') as investment
      from reached group by startup_id)
    select ${sql.join(figures, sql`, `)}
    from (select s."firstTime_appear_inscore" as threshold, stages.contacted, stages.contract, stages.investment
      from stages join ${startups} s on s.id = stages.startup_id) each`);
  const [row] = rows;
  if (!row) throw new Error('a count has no row');
  return row;
}
