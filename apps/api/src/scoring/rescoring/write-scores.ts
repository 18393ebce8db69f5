import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import type { ScoreChange } from './score-changes';

/** Threshold, and time of the change in ISO 8601. */
export type Marking = { threshold: number; now: string };

export type Written = {
  changed: number;
  /** Number of changed startups that reached the threshold for the first time. */
  marked: number;
};

/** Writes scores together with the time of the first appearance, so that each row is written once. */
export async function writeScores(
  tx: Tx,
  changes: readonly ScoreChange[],
  { threshold, now }: Marking,
): Promise<Written> {
  const moved = changes.filter(({ stored, total }) => total !== stored);
  if (moved.length === 0) return { changed: 0, marked: 0 };
  const { rows } = await tx.execute<Written>(sql`
    with written as (
      update ${startups} s set score = n.total, last_modified_score = ${now}, "firstTime_appear_inscore" =
        case when s."firstTime_appear_inscore" is null and n.total >= ${threshold} then ${now}
          else s."firstTime_appear_inscore" end
      from (
        select unnest(alike.ids::bigint[]) as id, alike.total
        from unnest(
          ${sql.param(moved.map(({ ids }) => ids))}::text[],
          ${sql.param(moved.map(({ total }) => total))}::numeric[]) as alike(ids, total)
        order by id) n
      where s.id = n.id
      returning s."firstTime_appear_inscore" = ${now}::timestamptz as is_marked)
    select count(*)::int as changed, (count(*) filter (where is_marked))::int as marked from written`);
  return rows[0] ?? { changed: 0, marked: 0 };
}

/** Writes the award weights that differ from the rules. */
export async function writeWeights(tx: Tx, changes: readonly ScoreChange[]): Promise<void> {
  const lines = changes.flatMap(({ ids, weights }) => weights.map((line) => ({ ids, ...line })));
  if (lines.length === 0) return;
  await tx.execute(sql`
    update ${startupAwards} a set weight_used = n.weight
    from (
      select unnest(alike.ids::bigint[]) as id, alike.award_key, alike.weight
      from unnest(
        ${sql.param(lines.map(({ ids }) => ids))}::text[],
        ${sql.param(lines.map(({ award_key }) => award_key))}::text[],
        ${sql.param(lines.map(({ weight }) => weight))}::numeric[]) as alike(ids, award_key, weight)
      order by id) n
    where a.startup_id = n.id and a.award_key = n.award_key`);
}
