import type { GroupRule, ScoringAlias } from '@vaglio/award-scoring';
import { asc } from 'drizzle-orm';
import type { Db, Tx } from '../db/open-database';
import { awardGroupItems, awardGroups } from '../exclusivity/award-groups.table';
import { parameters } from '../parameters/parameters.table';
import { awardAliases } from '../unweighted-awards/unweighted-awards.table';
import { readScoreSettings } from '../score-config/score-config.queries';

export type RuleParameter = { parameterID: string; parameterName: string; value: number };
export type RuleItem = { id: string; parameter_id: string; precedence: number };
export type RuleGroup = {
  id: string;
  group_key: string;
  group_name: string;
  description: string | null;
  rule: GroupRule;
  items: RuleItem[];
};

/** All that scores and ranked lists depend on beside the awards: what a simulation changes and a version keeps. */
export type RuleSet = {
  parameters: RuleParameter[];
  groups: RuleGroup[];
  /** Other names of parameters, by folded name; missing where there are none, and in versions from before them. */
  aliases?: ScoringAlias[];
  threshold: number;
  top_percent: number;
};

/** The rules as they are stored, each list by its key. */
export async function readRuleSet(db: Db | Tx): Promise<RuleSet> {
  const settings = await readScoreSettings(db);
  const weighted = await db
    .select({
      parameterID: parameters.parameterID,
      parameterName: parameters.parameterName,
      value: parameters.value,
    })
    .from(parameters)
    .orderBy(asc(parameters.parameterID));
  const items = await db.select().from(awardGroupItems).orderBy(asc(awardGroupItems.id));
  const itemsByGroup = new Map<number, RuleItem[]>();
  for (const { id, group_id, parameter_id, precedence } of items) {
    const item = { id: String(id), parameter_id, precedence };
    const list = itemsByGroup.get(group_id);
    if (list) list.push(item);
    else itemsByGroup.set(group_id, [item]);
  }
  const groups = await db.select().from(awardGroups).orderBy(asc(awardGroups.id));
  const aliases = await db
    .select({ award: awardAliases.award, parameterID: awardAliases.parameter_id })
    .from(awardAliases)
    .orderBy(asc(awardAliases.award_key));
  return {
    parameters: weighted,
    groups: groups.map(({ id: groupId, group_key, group_name, description, rule }) => ({
      id: String(groupId),
      group_key,
      group_name,
      description,
      rule,
      items: itemsByGroup.get(groupId) ?? [],
    })),
    ...(aliases.length > 0 && { aliases }),
    ...settings,
  };
}
