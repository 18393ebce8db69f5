import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { countRows, listRows } from '../../screening/list/ranked-list';
import type { RankedQuery } from '../../screening/list/ranked-query';
import type { ListState } from '../../screening/list/snapshot/list-snapshot';
import { STARTUP_COLUMNS, type StartupRow } from '../../startups/records/startup-columns';
import { startups } from '../../platform/db/schema/startups.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import { plusDays } from '../../platform/time/zurich-days';
import type { NewStartupsBody } from './figures.schemas';

const DAYS = 7;
const SHOWN = 5;

/**
 * Returns the query of the list that the figure links to: startups that reached the threshold in these days, highest
 * score first.
 */
const newBetween = (reached_from: string, reached_to: string): RankedQuery => ({
  mode: 'all',
  reached_from,
  reached_to,
});

/**
 * Returns the startups that reached the threshold in the last seven days, counted as in their list.
 * @param today day in Zurich, YYYY-MM-DD
 * @param now milliseconds since 1970
 */
export async function readNewStartups(
  db: Db,
  state: ListState,
  today: string,
  now: number,
): Promise<NewStartupsBody> {
  const from = plusDays(today, 1 - DAYS);
  const rows = listRows(state, newBetween(from, today), now);
  const before = countRows(state, newBetween(plusDays(from, -DAYS), plusDays(from, -1)), now);
  const { threshold } = state.settings;
  return {
    from,
    to: today,
    threshold,
    count: rows.length,
    before,
    startups: await readNew(
      db,
      rows.slice(0, SHOWN).map(({ id }) => id),
    ),
  };
}

async function readNew(db: Db, ids: readonly number[]): Promise<NewStartupsBody['startups']> {
  if (ids.length === 0) return [];
  const found = await db
    .select(STARTUP_COLUMNS)
    .from(startups)
    .where(inArray(startups.id, [...ids]));
  const rows = new Map(found.map((row) => [row.id, toNew(row)]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function toNew({ id, company_name, canton, sector, score, firstTime_appear_inscore }: StartupRow) {
  const reached_at = isoTimestamp(firstTime_appear_inscore) ?? '';
  return { id: String(id), company_name, canton, sector, score, reached_at };
}
