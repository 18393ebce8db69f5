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

/** What a change answers, and what the audit trail keeps of it; without an event nothing has changed. */
export type ScoringChange<T> = {
  answer: T;
  event?: AuditEntry & { after?: object };
  /** The scoring version that it made hold again. */
  restoredFrom?: number;
};

/**
 * Changes a weight, a group or the threshold: under the scoring lock, with every score brought up to date, the next
 * scoring version kept and the event written in the same transaction. The event also holds how many startups got
 * another score. The rules are read once before the change and once after it. Scores are by the rules of the newest
 * version, and not by those before the change where something else than the program has changed a rule.
 * @param change gets the time of the change in ISO 8601 and the rules before it
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
