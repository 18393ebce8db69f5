import type { Tx } from '../db/open-database';
import { scoreConfig } from './score-config.table';
import type { ScoringChange } from '../scoring-versions/change-scoring';
import { checkDecimals } from '../check-decimals';
import { readScoreSettings, type ScoreSettings } from './score-config.queries';

/** Saves threshold and top percent. @throws 400 for more decimals than are stored */
export async function saveScoreSettings(
  tx: Tx,
  { threshold, top_percent }: ScoreSettings,
  timestamp: string,
): Promise<ScoringChange<ScoreSettings>> {
  const after = {
    threshold: checkDecimals('threshold', threshold),
    top_percent: checkDecimals('top_percent', top_percent),
  };
  const before = await readScoreSettings(tx);
  if (before.threshold === after.threshold && before.top_percent === after.top_percent)
    return { answer: after };
  await tx.update(scoreConfig).set({ ...after, updated_at: timestamp });
  return {
    answer: after,
    event: { action: 'score_config_saved', target: { type: 'score_config', id: '1' }, before, after },
  };
}
