import type { Deps } from '../../platform/deps';
import { rescoreAfter } from '../rescoring/rescore';
import { readRuleSet } from '../rescoring/rule-set';
import { lockScores } from '../rescoring/scoring-lock';
import { ensureVersionOfCurrentRules } from './save-version';
import { newestVersion } from './version.queries';

/**
 * Stores the current rules as the newest scoring version when the server starts, so that the next change can be
 * compared and undone. If a rule was changed outside the program since the newest version, the scores are updated.
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
