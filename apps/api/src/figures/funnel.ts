import { sql, type SQL } from 'drizzle-orm';
import { auditEvents } from '../audit/audit-events.table';
import { FLAG_OF_KIND } from '../decisions/decision-kinds';
import { decisions } from '../decisions/decisions.table';
import type { Db } from '../db/open-database';
import { startups } from '../startups/startups.table';
import { toTimestamp } from '../timestamps';
import { firstOfYear, plusDays, startOfDay } from '../zurich-days';
import { FUNNEL_STAGES, type FunnelBody } from './figures.schemas';

/** What each stage of a person sets. */
const FLAGS = sql.join(
  (['contacted', 'contract', 'investment'] as const).map((kind) => sql`(${kind}, ${FLAG_OF_KIND[kind]})`),
  sql`, `,
);

/**
 * When each startup reached each stage first: by decisions that were not undone, and, from before there were rows of
 * them, by events of the audit trail. The event and the row of one act have the times of two statements of one
 * transaction, which no minute separates.
 */
const REACHED = sql`
  select d.startup_id, d.kind, d.made_at as at from ${decisions} d
  where d."from" = 0 and d."to" = 1 and not exists (
    select from ${decisions} undoing where undoing.undoes = d.id and undoing.startup_id = d.startup_id)
  union all
  select e.target_id::bigint, flag.kind, e.at from ${auditEvents} e
  cross join (values ${FLAGS}) flag(kind, name)
  where e.target_type = 'startup' and e.action = 'startup_flags_set'
    and e.after ->> flag.name = '1' and e.before ->> flag.name is distinct from '1'
    and not exists (select from ${decisions} d where d.startup_id = e.target_id::bigint
      and d.made_at <= e.at + interval '1 minute')`;

type Row = Record<`${(typeof FUNNEL_STAGES)[number]}_count`, number> &
  Record<`${(typeof FUNNEL_STAGES)[number]}_days`, number | null> & { rejected: number };

/** Startups that reached each stage in the twelve months until today, in one statement. @param today in Zurich, YYYY-MM-DD */
export async function readFunnel(db: Db, today: string): Promise<FunnelBody> {
  const from = firstOfYear(today);
  const [start, end] = [startOfDay(from), startOfDay(plusDays(today, 1))].map(toTimestamp);
  const isWithin = (at: SQL) => sql`${at} >= ${start}::timestamptz and ${at} < ${end}::timestamptz`;
  const figures = FUNNEL_STAGES.flatMap((stage, place) => {
    const [at, before] = [sql.identifier(stage), FUNNEL_STAGES[place - 1]];
    const counted = sql`count(*) filter (where ${isWithin(sql`${at}`)})::int as ${sql.identifier(`${stage}_count`)}`;
    if (before === undefined) return [counted];
    const earlier = sql.identifier(before);
    const days = sql`extract(epoch from ${at} - ${earlier}) / 86400`;
    return [
      counted,
      sql`(percentile_cont(0.5) within group (order by ${days})
        filter (where ${isWithin(sql`${at}`)} and ${earlier} <= ${at}))::float8 as ${sql.identifier(`${stage}_days`)}`,
    ];
  });
  const { rows } = await db.execute<Row>(sql`
    with reached as (${REACHED}),
    stages as (
      select startup_id, min(at) filter (where kind = 'contacted') as contacted,
        min(at) filter (where kind = 'contract') as contract,
        min(at) filter (where kind = 'investment') as investment
      from reached group by startup_id)
    select ${sql.join(figures, sql`, `)}, count(*) filter (where rejected = 1)::int as rejected
    from (select s.rejected, s."firstTime_appear_inscore" as threshold, stages.contacted, stages.contract, stages.investment
      from ${startups} s left join stages on stages.startup_id = s.id) each`);
  const [row] = rows;
  if (!row) throw new Error('a count has no row');
  return {
    from,
    to: today,
    rejected: row.rejected,
    stages: FUNNEL_STAGES.map((stage, place) => {
      const before = FUNNEL_STAGES[place - 1];
      const base = before === undefined ? 0 : row[`${before}_count`];
      const days = row[`${stage}_days`] ?? null;
      return {
        stage,
        count: row[`${stage}_count`],
        share: base > 0 ? row[`${stage}_count`] / base : null,
        median_days: days === null ? null : Math.round(days * 100) / 100,
      };
    }),
  };
}
