import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { listRanked, type RankedQuery } from '../../screening/list/ranked-list';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import { listSlots, type IndexState } from '../../screening/list/memory-index/index-query';
import { STARTUP_COLUMNS, type StartupRow } from '../../startups/records/startup-columns';
import { startups } from '../../platform/db/schema/startups.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import { plusDays } from '../../platform/time/zurich-days';
import type { NewStartupsBody } from './figures.schemas';

const DAYS = 7;
const SHOWN = 5;

/** The list that opens behind the figure: startups that reached the threshold in some days, the best first. */
const newBetween = (reached_from: string, reached_to: string): RankedQuery => ({
  mode: 'all',
  reached_from,
  reached_to,
});

/**
 * What reached the threshold in the last seven days, counted as its list is.
 * @param state of the index in memory; null reads the database
 * @param today in Zurich, YYYY-MM-DD
 */
export async function readNewStartups(
  db: Db,
  state: IndexState | null,
  today: string,
): Promise<NewStartupsBody> {
  const from = plusDays(today, 1 - DAYS);
  const now = newBetween(from, today);
  const before = newBetween(plusDays(from, -DAYS), plusDays(from, -1));
  const read = state ? await fromIndex(db, state, now, before) : await fromDatabase(db, now, before);
  const { threshold } = state?.settings ?? (await readScoreSettings(db));
  return {
    from,
    to: today,
    threshold,
    count: read.count,
    before: read.before,
    startups: read.rows.map(toNew),
  };
}

type Read = { count: number; before: number; rows: readonly StartupRow[] };

async function fromIndex(db: Db, state: IndexState, now: RankedQuery, before: RankedQuery): Promise<Read> {
  const slots = listSlots(state, now);
  const ids = Array.from(slots.subarray(0, SHOWN), (slot) => state.rows.ids[slot] ?? 0);
  const counts = { count: slots.length, before: listSlots(state, before).length };
  if (ids.length === 0) return { ...counts, rows: [] };
  const found = await db.select(STARTUP_COLUMNS).from(startups).where(inArray(startups.id, ids));
  const rows = new Map(found.map((row) => [row.id, row]));
  return { ...counts, rows: ids.flatMap((id) => rows.get(id) ?? []) };
}

async function fromDatabase(db: Db, now: RankedQuery, before: RankedQuery): Promise<Read> {
  const page = (limit: number) => ({ limit, offset: 0, page: 1, pageSize: limit });
  const { items, total } = await listRanked(db, now, page(SHOWN));
  return { count: total, before: (await listRanked(db, before, page(1))).total, rows: items };
}

function toNew({ id, company_name, canton, sector, score, firstTime_appear_inscore }: StartupRow) {
  const reached_at = isoTimestamp(firstTime_appear_inscore) ?? '';
  return { id: String(id), company_name, canton, sector, score, reached_at };
}
