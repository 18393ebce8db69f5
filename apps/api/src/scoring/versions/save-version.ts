import type { Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import { scoringVersions, type RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { differencesOf } from './rule-differences';
import { newestVersion } from './version.queries';

type Change = {
  /** Rules before the change. */
  before: RuleSet;
  /** Rules after the change. */
  after: RuleSet;
  actor: Actor;
  /** Time of the change, ISO 8601. */
  timestamp: string;
  /** Number of the scoring version that the change restored. */
  restoredFrom?: number | undefined;
};

/**
 * Stores the rules after a change as the next scoring version. This happens in the transaction of the change, which
 * holds the scoring lock, so the numbers have no gaps.
 * @returns the number of the version, or null if no rule changed
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
 * Ensures that the newest scoring version contains the current rules. It does not if no version was stored yet, or a
 * rule was changed outside the program. The caller must hold the scoring lock.
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
