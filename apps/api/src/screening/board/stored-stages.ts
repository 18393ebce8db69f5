import { STAGES } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { rankedSource, type RankedQuery } from '../list/ranked-list';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import { startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { NO_FIGURES, YEAR_MS, type Shown, type StageFigures } from './stage-figures';
import { PLACE, STAGE_SINCE } from './stage-since';

type Row = {
  place: number;
  total: number;
  median: string | null;
  of_year: number;
  next: string | null;
  ids: number[] | null;
};

/**
 * The figures of each stage from the database, in the order of the stages.
 * @param query resolved; its mode is all
 * @param now milliseconds since 1970
 */
export async function storedStages(
  db: Db,
  query: RankedQuery,
  { limit, offset }: Shown,
  now: number,
): Promise<StageFigures[]> {
  const settings = await readScoreSettings(db); // its first call writes
  return db.transaction(
    async (tx) => {
      const { match } = await rankedSource(tx, query, settings, now);
      const at = sql`${toTimestamp(now)}::timestamptz`;
      const hasEnded = sql`s.later_until is not null and s.later_until <= ${at}`;
      const { rows } = await tx.execute<Row>(sql`
        with listed as materialized (
          select s.id, s.later_until, case when ${hasEnded} then ${PLACE(sql`false`)} else ${PLACE()} end as place,
            case when ${hasEnded} and s.rejected = 0 then s.later_until else ${STAGE_SINCE} end as since,
            s.score, s.name_key
          from ${startups} s where s.id in (select id from ${startups} where ${match ?? sql`true`})),
        numbered as (select id, place,
          row_number() over (partition by place order by score desc nulls last, name_key, id) as number from listed),
        shown as (select place, array_agg(id::float8 order by number) as ids from numbered
          where number > ${offset} and number <= ${offset + limit} group by place)
        select place, count(*)::int as total, percentile_disc(0.5) within group (order by since desc) filter (where place > 0) as median,
          count(*) filter (where since > ${at} - ${YEAR_MS} * interval '1 millisecond')::int as of_year,
          min(later_until) filter (where place = 4) as next, (select ids from shown where shown.place = listed.place) as ids
        from listed group by place`);
      const byPlace = new Map(rows.map((row) => [row.place, row]));
      return STAGES.map((_, place) => toFigures(byPlace.get(place)));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function toFigures(row: Row | undefined): StageFigures {
  if (!row) return NO_FIGURES;
  return {
    total: row.total,
    medianSince: row.median === null ? null : Date.parse(row.median),
    ofYear: row.of_year,
    next: row.next === null ? null : Date.parse(row.next),
    ids: row.ids ?? [],
  };
}
