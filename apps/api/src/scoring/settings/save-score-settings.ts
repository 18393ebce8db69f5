import type { Tx } from '../../platform/db/open-database';
import { scoreConfig } from '../../platform/db/schema/score-config.table';
import type { ScoringChange } from '../versions/change-scoring';
import { checkDecimals } from '../../platform/http/validation/check-decimals';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import { readScoreConfig, type ScoreSettings } from './score-config.queries';
import type { ScoreConfigBody } from './score-config.schemas';

/** Audit actions of the score settings. The settings are one row, so every event with these actions concerns it. */
const EDITS = { actions: ['score_config_saved', 'scoring_version_restored'], isOfRow: () => true } as const;

/**
 * Saves the threshold and the top percent.
 * @param ifMatch If-Match header, if the caller sent it
 * @throws Refusal 400 for more decimals than are stored; 412 when the caller saw another version
 */
export async function saveScoreSettings(
  tx: Tx,
  { threshold, top_percent }: ScoreSettings,
  timestamp: string,
  ifMatch?: string,
): Promise<ScoringChange<ScoreConfigBody>> {
  const after = {
    threshold: checkDecimals('threshold', threshold),
    top_percent: checkDecimals('top_percent', top_percent),
  };
  const current = await readScoreConfig(tx);
  const { version, ...before } = current;
  await refuseStale(tx, { ifMatch, version, current: () => current, edits: EDITS });
  if (before.threshold === after.threshold && before.top_percent === after.top_percent)
    return { answer: current };
  await tx.update(scoreConfig).set({ ...after, updated_at: timestamp });
  return {
    answer: await readScoreConfig(tx),
    event: { action: 'score_config_saved', target: { type: 'score_config', id: '1' }, before, after },
  };
}
