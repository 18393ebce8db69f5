import { desc } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import { scoringVersions } from '../../platform/db/schema/scoring-versions.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { ScoringInForceBody } from './dossiers.schemas';

/** Returns the current scoring version and threshold. */
export async function readScoringInForce(tx: Tx): Promise<ScoringInForceBody> {
  const settings = await readScoreSettings(tx);
  const [newest] = await tx
    .select({ version: scoringVersions.number, at: scoringVersions.at })
    .from(scoringVersions)
    .orderBy(desc(scoringVersions.number))
    .limit(1);
  return { version: newest?.version ?? null, at: newest ? isoTimestamp(newest.at) : null, ...settings };
}
