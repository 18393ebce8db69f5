import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { reachedMoments } from '../../platform/db/schema/reached-moments.table';
import { startups } from '../../platform/db/schema/startups.table';
import { dependentAwards } from './dependent-awards';
import { lockScores } from './scoring-lock';
import { readRuleSet } from './rule-set';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { readChanges, readChangesAmong, type ScoreChange } from './score-changes';
import { touchedAwards } from './touched-awards';
import { writeScores, writeWeights, type Marking, type Written } from './write-scores';

export type Rescoring = {
  /** Only these; every startup without it. Their `award_set` must be up to date. */
  startupIds?: readonly number[] | undefined;
  /** ISO 8601 */
  now: string;
};

export type RuleChange = {
  /** The rules that all scores are by; null where that is not known, and every startup is scored. */
  before: RuleSet | null;
  /** The rules now. Both were read under the scoring lock. */
  after: RuleSet;
};

/**
 * Brings scores, the weights of their awards and the timestamps that depend on them up to the stored parameters,
 * groups and threshold, whatever they were.
 * @returns how many startups have another score than before
 */
export async function rescoreStartups(tx: Tx, { startupIds, now }: Rescoring): Promise<{ changed: number }> {
  if (startupIds?.length === 0) return { changed: 0 };
  await lockScores(tx);
  const rules = await readRuleSet(tx);
  const scope = startupIds ? sql`s.id = any(${sql.param(startupIds)}::bigint[])` : sql`true`;
  const marking = { threshold: rules.threshold, now };
  const { changed, marked } = await writeChanges(tx, await readChanges(tx, scope, rules), marking);
  const further = await markFirstAppearance(tx, scope, marking);
  if (marked + further > 0) await noteReached(tx, now);
  return { changed };
}

/**
 * The same after a change of the rules: each score moves by what its touched awards, and those in a group with them, add
 * otherwise.
 *
 * `firstTime_appear_inscore` is set once the score reaches the threshold, by awards, weights or a lower threshold,
 * and never cleared. `updated_at` and `version` stay: a score is derived, not edited, so one change of a weight
 * neither badges every startup 'Recently updated' nor refuses the edits that people have open.
 * Source: product decisions, section 3.
 */
export async function rescoreAfter(
  tx: Tx,
  { before, after }: RuleChange,
  now: string,
): Promise<{ changed: number }> {
  const everyone = sql`true`;
  const marking = { threshold: after.threshold, now };
  const changes = before ? await changesSince(tx, before, after) : await readChanges(tx, everyone, after);
  const { changed, marked } = await writeChanges(tx, changes, marking);
  // Looking at every startup costs more than most changes: only a lower threshold marks one whose score stays.
  const isLower = !before || after.threshold < before.threshold;
  const further = isLower ? await markFirstAppearance(tx, everyone, marking) : 0;
  if (marked + further > 0) await noteReached(tx, now);
  return { changed };
}

async function changesSince(tx: Tx, before: RuleSet, after: RuleSet): Promise<ScoreChange[]> {
  const touched = touchedAwards(before, after);
  if (touched.length === 0) return [];
  return readChangesAmong(tx, { touched, dependent: dependentAwards(touched, before, after) }, after);
}

async function writeChanges(tx: Tx, changes: readonly ScoreChange[], marking: Marking): Promise<Written> {
  const written = await writeScores(tx, changes, marking);
  await writeWeights(tx, changes);
  return written;
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
