import type { Actor } from '../audit-event';
import type { Tx } from '../db/open-database';
import { scoringVersions } from './scoring-versions.table';
import { differencesOf } from '../scoring/rule-differences';
import type { RuleSet } from '../scoring/rule-set';
import { newestVersion } from './version.queries';

type Change = {
  /** What held before it. */
  before: RuleSet;
  /** What holds now. */
  after: RuleSet;
  actor: Actor;
  /** ISO 8601 */
  moment: string;
  /** The version that it made hold again. */
  restoredFrom?: number | undefined;
};

/**
 * Keeps what holds after a change as the next version, in the transaction of the change, which holds the scoring
 * lock: so numbers have no gaps. A change that left every rule as it was is none.
 * @returns its number, or null
 */
export async function keepVersion(
  tx: Tx,
  { before, after, actor, moment, restoredFrom }: Change,
): Promise<number | null> {
  if (differencesOf(before, after).length === 0) return null;
  const number = (await keepFound(tx, before, moment)) + 1;
  await tx.insert(scoringVersions).values({
    number,
    at: moment,
    author_id: actor.userId,
    restored_from: restoredFrom ?? null,
    snapshot: after,
  });
  return number;
}

/**
 * Makes sure that the newest version tells what holds: it may not where versions were not kept yet, or where
 * something else than the program changed a rule. Under the scoring lock.
 * @returns the number of the newest version
 */
export async function keepFound(tx: Tx, rules: RuleSet, moment: string): Promise<number> {
  const newest = await newestVersion(tx);
  if (newest && differencesOf(newest.snapshot, rules).length === 0) return newest.number;
  const number = (newest?.number ?? 0) + 1;
  await tx.insert(scoringVersions).values({ number, at: moment, snapshot: rules });
  return number;
}
