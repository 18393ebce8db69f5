import type { Deps } from '../deps';
import { recordEvent, type Actor, type AuditEntry } from '../audit-event';
import type { Tx } from '../db/open-database';
import { keepVersion } from '../scoring-versions/keep-version';
import { rescoreStartups } from './rescore';
import { readRuleSet } from './rule-set';
import { lockScores } from './scoring-lock';
import { touchedAwards } from './touched-awards';

/** What a change answers, and what the audit trail keeps of it; without an event nothing has changed. */
export type ScoringChange<T> = {
  answer: T;
  event?: AuditEntry & { after?: object };
  /** The scoring version that it made hold again. */
  restoredFrom?: number;
};

/**
 * Changes a weight, a group or the threshold: under the scoring lock, with every score brought up to date, the next
 * scoring version kept and the event written in the same transaction. The event also tells how many startups have
 * another score.
 * @param change gets the moment of the change in ISO 8601
 */
export async function changeScoring<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  change: (tx: Tx, moment: string) => Promise<ScoringChange<T>>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockScores(tx);
    const moment = new Date(now()).toISOString();
    const before = await readRuleSet(tx);
    const { answer, event, restoredFrom } = await change(tx, moment);
    if (event) {
      const after = await readRuleSet(tx);
      const { changed } = await rescoreStartups(tx, { awardKeys: touchedAwards(before, after), now: moment });
      await keepVersion(tx, { before, after, actor, moment, restoredFrom });
      await recordEvent(tx, actor, { ...event, after: { ...event.after, rescored: changed } });
    }
    return answer;
  });
}
