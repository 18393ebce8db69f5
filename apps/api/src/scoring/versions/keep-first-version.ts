import type { Deps } from '../../platform/deps';
import { rescoreAfter } from '../rescoring/rescore';
import { readRuleSet } from '../rescoring/rule-set';
import { lockScores } from '../rescoring/scoring-lock';
import { ensureVersionOfCurrentRules } from './save-version';
import { newestVersion } from './version.queries';

/**
 * At start: keeps the present rules as the newest version, so that the next change can be compared with it and undone.
 * Where something else than the program has changed a rule since the newest version, the scores follow.
 */
export async function createInitialVersion({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockScores(tx);
    const [rules, newest] = [await readRuleSet(tx), await newestVersion(tx)];
    const timestamp = new Date(now()).toISOString();
    const number = await ensureVersionOfCurrentRules(tx, rules, timestamp);
    if (newest && number !== newest.number)
      await rescoreAfter(tx, { before: newest.snapshot, after: rules }, timestamp);
  });
}
