import type { Db } from '../../platform/db/open-database';
import { toNamedAnswer, type NamedAnswer } from '../../platform/http/pagination/named-answer';
import type { IndexState } from '../../screening/list/memory-index/index-query';
import { madeInTurn } from '../../screening/list/memory-index/made-in-turn';
import type { StartupIndex } from '../../screening/list/memory-index/startup-index';
import { countDashboard } from './indexed-dashboard';
import { readStoredDashboard } from './stored-dashboard';

/** Reads the dashboard from the index, once after each change, or from the database while there is none. */
export function dashboardAnswers(db: Db, index: StartupIndex): () => Promise<NamedAnswer> {
  const known = new WeakMap<IndexState, NamedAnswer>();
  const indexed = async () => {
    const held = await index.state();
    if (!held) return null;
    const answer = known.get(held.state) ?? toNamedAnswer(countDashboard(held.state));
    known.set(held.state, answer);
    return answer;
  };
  return () => madeInTurn(index, indexed, async () => toNamedAnswer(await readStoredDashboard(db)));
}
