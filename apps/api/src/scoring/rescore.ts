import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { reachedMoments } from '../notifications/reached-moments.table';
import { startupAwards, startups } from '../startups/startups.table';
import { lockScores } from './scoring-lock';
import { readRuleSet, type RuleSet } from './rule-set';
import { readChanges, type ScoreChange } from './score-changes';

export type Rescoring = {
  /** Only these; every startup without it. Their `award_set` must be up to date. */
  startupIds?: readonly number[] | undefined;
  /** Only startups that hold one of these awards; every startup without it. */
  awardKeys?: readonly string[] | undefined;
  /** ISO 8601 */
  now: string;
};

type Marking = { threshold: number; now: string };

/**
 * Brings scores, the weights of their awards and the timestamps that depend on them up to the stored parameters,
 * groups and threshold.
 * @returns how many startups have another score than before
 */
export async function rescoreStartups(tx: Tx, rescoring: Rescoring): Promise<{ changed: number }> {
  if (rescoring.startupIds?.length === 0) return { changed: 0 };
  await lockScores(tx);
  return rescoreBy(tx, await readRuleSet(tx), rescoring);
}

/**
 * The same by rules that were read under the scoring lock. Each distinct set of awards is scored once (see readChanges).
 *
 * `firstTime_appear_inscore` is set once the score reaches the threshold, by awards, weights or a lower threshold,
 * and never cleared. `updated_at` and `version` stay: a score is derived, not edited, so one change of a weight
 * neither badges every startup 'Recently updated' nor refuses the edits that people have open.
 * Source: product decisions, section 3.
 */
export async function rescoreBy(
  tx: Tx,
  rules: RuleSet,
  { startupIds, awardKeys, now }: Rescoring,
): Promise<{ changed: number }> {
  const scope = startupIds ? sql`s.id = any(${sql.param(startupIds)}::bigint[])` : sql`true`;
  const held =
    awardKeys &&
    sql`s.id in (select startup_id from ${startupAwards} where award_key = any(${sql.param(awardKeys)}::text[]))`;
  const marking = { threshold: rules.threshold, now };
  const written =
    awardKeys?.length === 0
      ? { changed: 0, marked: 0 }
      : await writeScoring(tx, rules, held ? sql`${scope} and ${held}` : scope, marking);
  const marked = written.marked + (await markFirstAppearance(tx, scope, marking));
  if (marked > 0) await noteReached(tx, now);
  return { changed: written.changed };
}

/** Reads the startups once, and writes only those that change, by their ids: each further look for them costs a fifth of the writing. */
async function writeScoring(tx: Tx, rules: RuleSet, scope: SQL, marking: Marking): Promise<Written> {
  const changes = await readChanges(tx, scope, rules);
  const written = await writeScores(tx, changes, marking);
  await writeWeights(tx, changes);
  return written;
}

type Written = {
  changed: number;
  /** Of these, the ones that reached the threshold for the first time. */
  marked: number;
};

/** Marks the first appearance of these on the way: a row written twice costs twice. */
async function writeScores(
  tx: Tx,
  changes: readonly ScoreChange[],
  { threshold, now }: Marking,
): Promise<Written> {
  const moved = changes.filter(({ isMoved }) => isMoved);
  if (moved.length === 0) return { changed: 0, marked: 0 };
  const { rows } = await tx.execute<Written>(sql`
    with written as (
      update ${startups} s set score = n.score, last_modified_score = ${now}, "firstTime_appear_inscore" =
        case when s."firstTime_appear_inscore" is null and n.score >= ${threshold} then ${now} else s."firstTime_appear_inscore" end
      from unnest(
        ${arrayOf(moved.flatMap(({ ids }) => ids))}::bigint[],
        ${arrayOf(moved.flatMap(({ ids, score }) => ids.map(() => score)))}::numeric[]) as n(id, score)
      where s.id = n.id and s.score is distinct from n.score
      returning s."firstTime_appear_inscore" = ${now}::timestamptz as is_marked)
    select count(*)::int as changed, (count(*) filter (where is_marked))::int as marked from written`);
  return rows[0] ?? { changed: 0, marked: 0 };
}

async function writeWeights(tx: Tx, changes: readonly ScoreChange[]): Promise<void> {
  const lines = changes.flatMap(({ ids, weights }) =>
    ids.flatMap((id) => weights.map((line) => ({ id, ...line }))),
  );
  if (lines.length === 0) return;
  await tx.execute(sql`
    update ${startupAwards} a set weight_used = n.weight
    from unnest(
      ${arrayOf(lines.map(({ id }) => id))}::bigint[],
      ${sql.param(lines.map(({ award_key }) => award_key))}::text[],
      ${arrayOf(lines.map(({ weight }) => weight))}::numeric[]) as n(id, award_key, weight)
    where a.startup_id = n.id and a.award_key = n.award_key and a.weight_used is distinct from n.weight`);
}

/** Of those whose score stays, when the threshold falls. @returns how many */
async function markFirstAppearance(tx: Tx, scope: SQL, { threshold, now }: Marking): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update ${startups} s set "firstTime_appear_inscore" = ${now}
    where ${scope} and s."firstTime_appear_inscore" is null and s.score >= ${threshold}`);
  return rowCount ?? 0;
}

/** People are notified of the startups that reached the threshold now, later and together with others. */
async function noteReached(tx: Tx, now: string): Promise<void> {
  await tx.insert(reachedMoments).values({ moment: now, created_at: now });
}

/** As PostgreSQL writes an array of numbers; the driver looks at each of tens of thousands for characters to be quoted. */
const arrayOf = (numbers: readonly number[]) => sql.param(`{${numbers.join(',')}}`);
