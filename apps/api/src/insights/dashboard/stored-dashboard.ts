import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { setOf, type SetQuery } from '../../scoring/ranking/ranked-set';
import { readStats } from '../../screening/list/stats.queries';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import { startups } from '../../platform/db/schema/startups.table';
import { codeCounts } from './code-counts';
import { RINGS, type DashboardBody } from './dashboard.schemas';

/** Which startups each list holds, as GET /auth/investments chooses them. */
const RING_SETS: Readonly<Record<(typeof RINGS)[number], SetQuery>> = {
  curated: { mode: 'all' },
  top_of_all: { top: 'percent_all' },
  top_of_active: { mode: 'active', top: 'percent' },
};

/** The dashboard as the database counts it, all of one snapshot. */
export async function readStoredDashboard(db: Db): Promise<DashboardBody> {
  const settings = await readScoreSettings(db); // its first call writes
  return db.transaction(
    async (tx) => {
      const rings: DashboardBody['rings'] = [];
      for (const list of RINGS)
        rings.push({ list, ...(await countRing(tx, await setOf(tx, RING_SETS[list], settings))) });
      return { stats: await readStats(tx), rings };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** How many startups of a set have each canton and sector. */
export async function countRing(tx: Db | Tx, set: SQL | undefined) {
  const { canton, sector } = startups;
  const rows = await tx
    .select({ canton, sector, count: sql`count(*)`.mapWith(Number) })
    .from(startups)
    .where(set)
    .groupBy(canton, sector);
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    canton: codeCounts(
      'canton',
      rows.map((row) => [row.canton, row.count]),
    ),
    sector: codeCounts(
      'sector',
      rows.map((row) => [row.sector, row.count]),
    ),
  };
}
