import type { Deps } from '../../platform/deps';
import { recordEvent, type Actor, type AuditEntry } from '../../audit/audit-event';
import { toTimestamp } from '../../platform/time/timestamps';
import type { Tx } from '../../platform/db/open-database';
import { saveVersion } from './save-version';
import { newestVersion } from './version.queries';
import { rescoreAfter } from '../rescoring/rescore';
import { readRuleSet } from '../rescoring/rule-set';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { lockScores } from '../rescoring/scoring-lock';

/** Response of a change and its audit event. Without an event, nothing has changed. */
export type ScoringChange<T> = {
  answer: T;
  event?: AuditEntry & { after?: object };
  /** Number of the scoring version that the change restored. */
  restoredFrom?: number;
};

/**
 * Changes a weight, a group or the threshold under the scoring lock. The same transaction updates every score, stores
 * the next scoring version and records the audit event with the number of changed scores. The rules are read once
 * before and once after the change. If a rule was changed outside the program, scores are compared with the newest
 * version.
 * @param change receives the time of the change in ISO 8601 and the previous rules
 */
export async function changeScoring<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  change: (tx: Tx, timestamp: string, before: RuleSet) => Promise<ScoringChange<T>>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockScores(tx);
    const timestamp = toTimestamp(now());
    const before = await readRuleSet(tx);
    const newest = await newestVersion(tx);
    const { answer, event, restoredFrom } = await change(tx, timestamp, before);
    if (event) {
      const after = await readRuleSet(tx);
      const { changed } = await rescoreAfter(tx, { before: newest?.snapshot ?? null, after }, timestamp);
      await saveVersion(tx, { before, after, actor, timestamp, restoredFrom });
      await recordEvent(tx, actor, { ...event, after: { ...event.after, rescored: changed } });
    }
    return answer;
  });
}
