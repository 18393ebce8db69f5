import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { reachedMoments } from '../../platform/db/schema/reached-moments.table';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { lockScores } from './scoring-lock';
import { readRuleSet } from './rule-set';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { readChanges } from './score-changes';
import { touchedAwards } from './touched-awards';
import { writeScores, writeWeights, type Marking } from './write-scores';

export type Rescoring = {
  /** Every startup if absent. Their `award_set` must be up to date. */
  startupIds?: readonly number[] | undefined;
  /** ISO 8601 */
  now: string;
};

export type RuleChange = {
  /** The rules by which all stored scores were computed; null if unknown: every startup is scored. */
  before: RuleSet | null;
  /** The present rules. Both were read under the scoring lock. */
  after: RuleSet;
};

const EVERYONE = sql`true`;

/**
 * Computes scores, the weights of their awards and the timestamps that depend on them by the stored rules.
 * @returns the number of startups whose score changed
 */
export async function rescoreStartups(tx: Tx, { startupIds, now }: Rescoring): Promise<{ changed: number }> {
  if (startupIds?.length === 0) return { changed: 0 };
  await lockScores(tx);
  const scope = startupIds ? sql`s.id = any(${sql.param(startupIds)}::bigint[])` : EVERYONE;
  return rescore(tx, await readRuleSet(tx), { scope, mayReach: scope, now });
}

/**
 * Computes the scores of all startups that hold an award which a change of the rules touches, from all their awards.
 *
 * `firstTime_appear_inscore` is set once the score reaches the threshold, by awards, weights or a lower threshold,
 * and never cleared. `updated_at` and `version` stay: a score is derived, not edited, so one change of a weight
 * neither badges every startup 'Recently updated' nor refuses the edits that people have open.
 * Source: product decisions, section 3.
 * @returns the number of startups whose score changed
 */
export async function rescoreAfter(
  tx: Tx,
  { before, after }: RuleChange,
  now: string,
): Promise<{ changed: number }> {
  const isLower = !before || after.threshold < before.threshold;
  const scope = before ? holdersOf(touchedAwards(before, after)) : EVERYONE;
  return rescore(tx, after, { scope, mayReach: isLower ? EVERYONE : null, now });
}

/** Condition on the startups `s`: they hold one of these awards. */
function holdersOf(awards: readonly string[]): SQL {
  return sql`s.id in (select startup_id from ${startupAwards} where award_key = any(${sql.param(awards)}::text[]))`;
}

type Scope = {
  /** Condition on the startups `s` whose score is computed. */
  scope: SQL;
  /** Condition on the startups `s` that may reach the threshold with an unchanged score; null for none. */
  mayReach: SQL | null;
  now: string;
};

async function rescore(
  tx: Tx,
  rules: RuleSet,
  { scope, mayReach, now }: Scope,
): Promise<{ changed: number }> {
  const marking = { threshold: rules.threshold, now };
  const changes = await readChanges(tx, scope, rules);
  const { changed, marked } = await writeScores(tx, changes, marking);
  await writeWeights(tx, changes);
  const further = mayReach ? await markFirstAppearance(tx, mayReach, marking) : 0;
  if (marked + further > 0) await noteReached(tx, now);
  return { changed };
}

/** Marks startups whose unchanged score reaches the threshold. @returns how many */
async function markFirstAppearance(tx: Tx, scope: SQL, { threshold, now }: Marking): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update ${startups} s set "firstTime_appear_inscore" = ${now}
    where ${scope} and s."firstTime_appear_inscore" is null and s.score >= ${threshold}`);
  return rowCount ?? 0;
}

/** Notes the moment, so that a later round notifies people about all startups that reached the threshold. */
async function noteReached(tx: Tx, now: string): Promise<void> {
  await tx.insert(reachedMoments).values({ moment: now, created_at: now });
}
