import { recordEvent, THE_SERVER } from '../../audit/audit-event';
import { createGroup } from '../../scoring/exclusivity-groups/change-group';
import { addItem } from '../../scoring/exclusivity-groups/change-item';
import { createParameter } from '../../scoring/parameters/change-parameter';
import { saveScoreSettings } from '../../scoring/settings/save-score-settings';
import { changeScoring, type ScoringChange } from '../../scoring/versions/change-scoring';
import type { Tx } from '../../platform/db/open-database';
import { DEMO_GROUPS } from './demo/exclusivity';
import { DEMO_SCORE_SETTINGS, DEMO_WEIGHTS } from './demo/weights';

/**
 * Stores weights, groups, threshold and top percent with the regular functions and their audit events, as one scoring
 * version.
 * @param now milliseconds since 1970
 */
export async function seedRules(tx: Tx, now: number): Promise<void> {
  await changeScoring({ db: tx, now: () => now }, THE_SERVER, async (change, timestamp) => {
    const record = async <T>({ answer, event }: ScoringChange<T>) => {
      if (event) await recordEvent(change, THE_SERVER, event);
      return answer;
    };
    for (const weight of DEMO_WEIGHTS) await record(await createParameter(change, weight));
    for (const { items, ...group } of DEMO_GROUPS) {
      const { id } = await record(await createGroup(change, group));
      for (const [parameter_id, precedence] of items)
        await record(await addItem(change, { id, ifMatch: undefined }, { parameter_id, precedence }));
    }
    return saveScoreSettings(change, DEMO_SCORE_SETTINGS, timestamp);
  });
}
