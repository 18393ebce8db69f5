import { prepareScoring, type Score, type ScoringGroup, type ScoringParameter } from '@vaglio/award-scoring';
import { asc } from 'drizzle-orm';
import type { Db, Tx } from '../db/open-database';
import { awardGroupItems, awardGroups } from '../exclusivity/award-groups.table';
import { parameters } from '../parameters/parameters.table';

/** Weights and groups as they are stored, and the score they give. */
export type ScoringRules = {
  groups: readonly ScoringGroup[];
  /** Scores the awards of one startup by their keys; a ledger line's `award` is the key. */
  scoreOf: (awardKeys: readonly string[]) => Score;
};

/** Reads what a score depends on beside the awards: every parameter, group and item. */
export async function readScoringRules(db: Db | Tx): Promise<ScoringRules> {
  const weighted: ScoringParameter[] = await db
    .select({
      parameterID: parameters.parameterID,
      parameterName: parameters.parameterName,
      value: parameters.value,
    })
    .from(parameters);
  const named = await db.select().from(awardGroups).orderBy(asc(awardGroups.id));
  const items = await db.select().from(awardGroupItems).orderBy(asc(awardGroupItems.id));
  const groups = named.map(({ id, group_key, group_name, rule }) => ({
    group_key,
    group_name,
    rule,
    items: items.filter(({ group_id }) => group_id === id),
  }));
  return { groups, scoreOf: prepareScoring(weighted, groups) };
}
