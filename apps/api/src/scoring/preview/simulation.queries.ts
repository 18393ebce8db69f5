import { eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { rankedBy } from '../ranking/ranked-set';
import { topCount } from '../ranking/top-count';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import type { ListEffectBody, ScoreEffectBody, StartupEffectBody } from './simulation.schemas';

/** Current and proposed rules, and the score of each set of awards with the proposed rules: `[award_set, score][]`. */
export type Simulated = { before: RuleSet; after: RuleSet; scores: string };

/** Returns the distinct sets of awards of startups: `[award_set, keys]`. */
export async function readAwardSets(tx: Tx): Promise<[string, string[]][]> {
  const { rows } = await tx.execute<{ sets: [string, string[]][] }>(sql`
    select coalesce(json_agg(json_build_array(award_set, keys)), '[]') as sets
    from (
      select held.award_set, coalesce(array_agg(a.award_key) filter (where a.award_key is not null), '{}') as keys
      from (select s.award_set, min(s.id) as id from ${startups} s group by s.award_set) held
      left join ${startupAwards} a on a.startup_id = held.id
      group by held.award_set) sets`);
  return rows[0]?.sets ?? [];
}

/** Returns the counts of changes, and the first names of each list. @param first maximum number of names */
export async function readEffect(tx: Tx, simulated: Simulated, first: number): Promise<ScoreEffectBody> {
  const {
    rows: [row],
  } = await tx.execute<{ effect: ScoreEffectBody }>(sql`
    ${await effects(tx, simulated)}
    select json_build_object(
      'startups', (select count(*) from effect),
      'rescored', (select count(*) from effect where old_score is distinct from new_score),
      'eligible', ${listEffect(sql`eligible`, first)},
      'top', ${listEffect(sql`top`, first)}) as effect`);
  if (!row) throw new Error('no effect');
  return row.effect;
}

/**
 * Returns every startup whose score, rank or list membership changes: active startups by new rank, then rejected
 * startups.
 * @returns the response body as JSON that the database built
 */
export async function readDifference(tx: Tx, simulated: Simulated): Promise<string> {
  const fields: Record<keyof StartupEffectBody, SQL> = {
    id: sql`id`,
    company_name: sql`company_name`,
    old_score: sql`old_score::float8`,
    new_score: sql`new_score::float8`,
    old_rank: sql`old_rank`,
    new_rank: sql`new_rank`,
    eligible: sql`eligible`,
    top: sql`top`,
  };
  const { rows } = await tx.execute<{ json: string }>(sql`
    ${await effects(tx, simulated)}
    select json_build_object(
      'items', coalesce(json_agg(${jsonObject(fields)} order by new_rank nulls last, company_name, id), '[]'),
      'total', count(*))::text as json
    from effect
    where old_score is distinct from new_score or old_rank is distinct from new_rank
      or eligible in ('entering', 'leaving') or top in ('entering', 'leaving')`);
  const [row] = rows;
  if (!row) throw new Error('no difference');
  return row.json;
}

/**
 * Returns SQL with a row per startup: both scores, both ranks among active startups, and list memberships before and
 * after the change.
 */
async function effects(tx: Tx, { before, after, scores }: Simulated): Promise<SQL> {
  const active = await tx.$count(startups, eq(startups.rejected, 0));
  const place = (score: SQL) => sql`
    case when ${startups.rejected} = 0 then row_number() over (partition by ${startups.rejected} order by ${rankedBy(score)}) end`;
  return sql`
    with next as (
      select score ->> 0 as award_set, (score ->> 1)::numeric as score from json_array_elements(${scores}::json) score
    ), placed as (
      select ${startups.id}, ${startups.company_name}, ${startups.rejected}, ${startups.score} as old_score, next.score as new_score,
        ${place(sql`${startups.score}`)} as old_rank, ${place(sql`next.score`)} as new_rank
      from ${startups} join next on next.award_set = ${startups.award_set}
    ), effect as materialized (
      select id::text as id, company_name, old_score, new_score, old_rank, new_rank,
        ${membership(eligible(sql`old_score`, before), eligible(sql`new_score`, after))} as eligible,
        ${membership(atTop(sql`old_rank`, before, active), atTop(sql`new_rank`, after, active))} as top
      from placed
    )`;
}

function eligible(score: SQL, { threshold }: RuleSet): SQL {
  return sql`(rejected = 0 and ${score} >= ${threshold}::numeric)`;
}

function atTop(rank: SQL, { top_percent }: RuleSet, active: number): SQL {
  return sql`coalesce(${rank} <= ${topCount(active, top_percent)}::bigint, false)`;
}

function membership(was: SQL, is: SQL): SQL {
  return sql`case when ${was} then case when ${is} then 'in' else 'leaving' end when ${is} then 'entering' else 'out' end`;
}

/** Returns SQL that builds the effect on one list, a `ListEffectBody`. */
function listEffect(list: SQL, first: number): SQL {
  const count = (match: SQL) => sql`(select count(*) from effect where ${match})`;
  const moved = sql`${list} = 'in' and old_rank <> new_rank`;
  const names = (match: SQL, order: SQL) => sql`(
    select coalesce(json_agg(to_json(named)), '[]')
    from (select * from effect where ${match} order by ${order} limit ${first}) named)`;
  const fields: Record<keyof ListEffectBody, SQL> = {
    before: count(sql`${list} in ('in', 'leaving')`),
    after: count(sql`${list} in ('in', 'entering')`),
    entering: count(sql`${list} = 'entering'`),
    leaving: count(sql`${list} = 'leaving'`),
    moved: count(moved),
    first_entering: names(sql`${list} = 'entering'`, sql`new_rank`),
    first_leaving: names(sql`${list} = 'leaving'`, sql`old_rank`),
    first_moved: names(moved, sql`abs(new_rank - old_rank) desc, new_rank`),
  };
  return jsonObject(fields);
}

function jsonObject(fields: Readonly<Record<string, SQL>>): SQL {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}
