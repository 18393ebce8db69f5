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
  /** Ids of the startups to score; all startups if omitted. Their `award_set` must be up to date. */
  startupIds?: readonly number[] | undefined;
  /** Time of the change, ISO 8601. */
  now: string;
};

export type RuleChange = {
  /** Rules with which all stored scores were computed. If they are unknown, null scores every startup. */
  before: RuleSet | null;
  /** Current rules. Both rule sets were read under the scoring lock. */
  after: RuleSet;
};

const EVERYONE = sql`true`;

/**
 * Computes scores, award weights and the dependent timestamps with the stored rules.
 * @returns the number of startups whose score changed
 */
export async function rescoreStartups(tx: Tx, { startupIds, now }: Rescoring): Promise<{ changed: number }> {
  if (startupIds?.length === 0) return { changed: 0 };
  await lockScores(tx);
  const scope = startupIds ? sql`s.id = any(${sql.param(startupIds)}::bigint[])` : EVERYONE;
  return rescore(tx, await readRuleSet(tx), { scope, mayReach: scope, now });
}

/**
 * Computes the scores of all startups that have an award affected by a change of the rules. All awards of these
 * startups are used.
 *
 * `firstTime_appear_inscore` is set once the score reaches the threshold because of awards, weights or a lower
 * threshold. It is never cleared. `updated_at` and `version` are unchanged, because a score is derived. A changed
 * weight must neither mark every startup as 'Recently updated' nor invalidate the edits that people have open.
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

/** Returns the condition for startups `s` that have one of these awards. */
function holdersOf(awards: readonly string[]): SQL {
  return sql`s.id in (select startup_id from ${startupAwards} where award_key = any(${sql.param(awards)}::text[]))`;
}

type Scope = {
  /** Condition for the startups `s` whose score is computed. */
  scope: SQL;
  /**
   * Condition for startups `s` that may reach the threshold although their score is unchanged; null if no startup can.
   */
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

/** Marks startups that reach the threshold although their score is unchanged. @returns number of startups */
async function markFirstAppearance(tx: Tx, scope: SQL, { threshold, now }: Marking): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update ${startups} s set "firstTime_appear_inscore" = ${now}
    where ${scope} and s."firstTime_appear_inscore" is null and s.score >= ${threshold}`);
  return rowCount ?? 0;
}

/** Records the time at which startups reached the threshold. A later job notifies people of all of them. */
async function noteReached(tx: Tx, now: string): Promise<void> {
  await tx.insert(reachedMoments).values({ moment: now, created_at: now });
}
