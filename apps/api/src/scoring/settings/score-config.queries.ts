import type { Db, Tx } from '../../platform/db/open-database';
import { scoreConfig } from '../../platform/db/schema/score-config.table';

const COLUMNS = {
  threshold: scoreConfig.threshold,
  top_percent: scoreConfig.top_percent,
  version: scoreConfig.version,
};

export type ScoreSettings = { threshold: number; top_percent: number };

/** Returns the score settings with their version. The first call in an installation stores the defaults. */
export async function readScoreConfig(db: Db | Tx): Promise<ScoreSettings & { version: number }> {
  const [row] = await db.select(COLUMNS).from(scoreConfig);
  if (row) return row;
  await db.insert(scoreConfig).values({}).onConflictDoNothing();
  const [created] = await db.select(COLUMNS).from(scoreConfig);
  if (!created) throw new Error('score_config has no row');
  return created;
}

/** Returns the score settings without their version. */
export async function readScoreSettings(db: Db | Tx): Promise<ScoreSettings> {
  const { threshold, top_percent } = await readScoreConfig(db);
  return { threshold, top_percent };
}
