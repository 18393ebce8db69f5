import type { Deps } from '../deps';
import { readRuleSet } from '../scoring/rule-set';
import { lockScores } from '../scoring/scoring-lock';
import { keepFound } from './keep-version';

/** At start: keeps the present rules as the newest version, so that the next change can be compared with it and undone. */
export async function keepFirstVersion({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockScores(tx);
    await keepFound(tx, await readRuleSet(tx), new Date(now()).toISOString());
  });
}
