import type { Db } from '../../platform/db/open-database';
import { countCodes } from './indexed-dashboard';
import { countRing } from './stored-dashboard';
import { setOf } from '../../scoring/ranking/ranked-set';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import { listSlots, type IndexState } from '../../screening/list/memory-index/index-query';
import type { CantonCountsBody } from './figures.schemas';

/** The list that the cantons are counted in; a tile opens it, narrowed to its canton. */
const ELIGIBLE = { mode: 'active', top: 'eligible' } as const;

/** Potential investments by canton. @param state of the index in memory; null reads the database */
export async function readCantonCounts(db: Db, state: IndexState | null): Promise<CantonCountsBody> {
  if (state) {
    const slots = listSlots(state, ELIGIBLE);
    return { total: slots.length, cantons: countCodes(state, 'canton', slots) };
  }
  const settings = await readScoreSettings(db);
  const { total, canton } = await countRing(db, await setOf(db, ELIGIBLE, settings));
  return { total, cantons: canton };
}
