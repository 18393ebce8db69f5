import type { Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import { scoringVersions, type RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { differencesOf } from './rule-differences';
import { newestVersion } from './version.queries';

type Change = {
  /** The rules before it. */
  before: RuleSet;
  /** The rules after it. */
  after: RuleSet;
  actor: Actor;
  /** ISO 8601 */
  timestamp: string;
  /** The version that it restored. */
  restoredFrom?: number | undefined;
};

/**
 * Keeps the rules after a change as the next version, in the transaction of the change, which holds the scoring
 * lock: so numbers have no gaps.
 * @returns its number, or null when every rule is as it was
 */
export async function saveVersion(
  tx: Tx,
  { before, after, actor, timestamp, restoredFrom }: Change,
): Promise<number | null> {
  if (differencesOf(before, after).length === 0) return null;
  const number = (await ensureVersionOfCurrentRules(tx, before, timestamp)) + 1;
  await tx.insert(scoringVersions).values({
    number,
    at: timestamp,
    author_id: actor.userId,
    restored_from: restoredFrom ?? null,
    snapshot: after,
  });
  return number;
}

/**
 * Makes sure that the newest version holds the present rules: it may not where no version was kept yet, or where
 * something else than the program changed a rule. Under the scoring lock.
 * @returns the number of the newest version
 */
export async function ensureVersionOfCurrentRules(
  tx: Tx,
  rules: RuleSet,
  timestamp: string,
): Promise<number> {
  const newest = await newestVersion(tx);
  if (newest && differencesOf(newest.snapshot, rules).length === 0) return newest.number;
  const number = (newest?.number ?? 0) + 1;
  await tx.insert(scoringVersions).values({ number, at: timestamp, snapshot: rules });
  return number;
}
