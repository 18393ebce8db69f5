import { prepareScoring } from '@vaglio/award-scoring';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { reachedMoments } from '../notifications/reached-moments.table';
import { startupAwards, startups } from '../startups/startups.table';
import { awardSetsOf } from './award-sets';
import { lockScores } from './scoring-lock';
import { readRuleSet, type RuleSet } from './rule-set';

export type Rescoring = {
  /** Only these; every startup without it. Their `award_set` must be up to date. */
  startupIds?: readonly number[] | undefined;
  /** Only startups that hold one of these awards; every startup without it. */
  awardKeys?: readonly string[] | undefined;
  /** ISO 8601 */
  now: string;
};

type Marking = { threshold: number; now: string };
type ScoredSet = { award_set: string; score: number; weights: { award_key: string; weight: number }[] };

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
 * The same by rules that were read under the scoring lock. Each distinct set of awards is scored once.
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
  const changed =
    awardKeys?.length === 0
      ? 0
      : await writeScoring(tx, rules, held ? sql`${scope} and ${held}` : scope, marking);
  await markFirstAppearance(tx, scope, marking);
  await noteReached(tx, scope, now);
  return { changed };
}

async function writeScoring(tx: Tx, rules: RuleSet, scope: SQL, marking: Marking): Promise<number> {
  const scored = await scoreSets(tx, scope, rules);
  const changed = await writeScores(tx, scope, scored, marking);
  await writeWeights(tx, scope, scored);
  return changed;
}

/** Scores each distinct set of awards once; one startup represents all with the same set. @param scope of the startups `s` */
async function scoreSets(tx: Tx, scope: SQL, rules: RuleSet): Promise<ScoredSet[]> {
  const scoreOf = prepareScoring(rules);
  const { rows } = await tx.execute<{ award_set: string; keys: string[] }>(awardSetsOf(scope));
  return rows.map(({ award_set, keys }) => {
    const { total, lines } = scoreOf(keys);
    const counted = new Map(
      lines.filter(({ status }) => status === 'counted').map(({ award, weight }) => [award, weight]),
    );
    return {
      award_set,
      score: total,
      weights: keys.map((award_key) => ({ award_key, weight: counted.get(award_key) ?? 0 })),
    };
  });
}

/** Marks the first appearance of these on the way: a row written twice costs twice. */
async function writeScores(
  tx: Tx,
  scope: SQL,
  scored: readonly ScoredSet[],
  { threshold, now }: Marking,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update ${startups} s set score = n.score, last_modified_score = ${now}, "firstTime_appear_inscore" =
      case when s."firstTime_appear_inscore" is null and n.score >= ${threshold} then ${now} else s."firstTime_appear_inscore" end
    from unnest(
      ${sql.param(scored.map(({ award_set }) => award_set))}::text[],
      ${sql.param(scored.map(({ score }) => score))}::numeric[]) as n(award_set, score)
    where ${scope} and s.award_set = n.award_set and s.score is distinct from n.score`);
  return rowCount ?? 0;
}

async function writeWeights(tx: Tx, scope: SQL, scored: readonly ScoredSet[]): Promise<void> {
  const weights = scored.flatMap(({ award_set, weights: ofSet }) =>
    ofSet.map((line) => ({ award_set, ...line })),
  );
  await tx.execute(sql`
    update ${startupAwards} a set weight_used = n.weight
    from unnest(
      ${sql.param(weights.map(({ award_set }) => award_set))}::text[],
      ${sql.param(weights.map(({ award_key }) => award_key))}::text[],
      ${sql.param(weights.map(({ weight }) => weight))}::numeric[]) as n(award_set, award_key, weight)
    join ${startups} s on s.award_set = n.award_set
    where ${scope} and a.startup_id = s.id and a.award_key = n.award_key and a.weight_used is distinct from n.weight`);
}

/** Of those whose score stays, when the threshold falls. */
async function markFirstAppearance(tx: Tx, scope: SQL, { threshold, now }: Marking): Promise<void> {
  await tx.execute(sql`
    update ${startups} s set "firstTime_appear_inscore" = ${now}
    where ${scope} and s."firstTime_appear_inscore" is null and s.score >= ${threshold}`);
}

/** People are notified of the startups that reached the threshold now, later and together with others. */
async function noteReached(tx: Tx, scope: SQL, now: string): Promise<void> {
  await tx.execute(sql`
    insert into ${reachedMoments} (moment, created_at) select ${now}::timestamptz, ${now}::timestamptz
    where exists (select from ${startups} s where ${scope} and s."firstTime_appear_inscore" = ${now}::timestamptz)`);
}
