import { and, eq, gte } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import type { StatsBody } from './investments.schemas';
import { topCount } from '../../scoring/ranking/top-count';

/** The figures of the dashboard: how many are curated, how many the top list holds, how many are active and eligible. */
export async function readStats(db: Db | Tx): Promise<StatsBody> {
  const { threshold, top_percent } = await readScoreSettings(db);
  const total_startups = await db.$count(startups);
  const potential_investments = await db.$count(
    startups,
    and(eq(startups.rejected, 0), gte(startups.score, threshold)),
  );
  return {
    total_startups,
    top_percent,
    top_percent_all: topCount(total_startups, top_percent),
    potential_investments,
    threshold,
  };
}
