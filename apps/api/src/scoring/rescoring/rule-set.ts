import type { ScoringAlias } from '@vaglio/award-scoring';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { awardGroupItems, awardGroups } from '../../platform/db/schema/award-groups.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import { awardAliases } from '../../platform/db/schema/unweighted-awards.table';
import { readScoreSettings, type ScoreSettings } from '../settings/score-config.queries';
import { scoreConfig } from '../../platform/db/schema/score-config.table';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';

type StoredRules = Pick<RuleSet, 'parameters' | 'groups'> & {
  aliases: ScoringAlias[] | null;
  settings: ScoreSettings | null;
};

/**
 * Returns the stored scoring rules, each list sorted by its key. A single statement is used, because each further
 * statement would cost as much.
 */
export async function readRuleSet(db: Db | Tx): Promise<RuleSet> {
  const { rows } = await db.execute<StoredRules>(sql`
    select
      (select coalesce(json_agg(json_build_object(
          'parameterID', p."parameterID", 'parameterName', p."parameterName", 'value', p.value)
          order by p."parameterID"), '[]')
        from ${parameters} p) as parameters,
      (select coalesce(json_agg(json_build_object(
          'id', g.id::text, 'group_key', g.group_key, 'group_name', g.group_name, 'description', g.description,
          'rule', g.rule, 'items', ${ITEMS_OF_GROUP}) order by g.id), '[]')
        from ${awardGroups} g) as groups,
      (select json_agg(json_build_object('award', a.award, 'parameterID', a.parameter_id) order by a.award_key)
        from ${awardAliases} a) as aliases,
      (select json_build_object('threshold', c.threshold, 'top_percent', c.top_percent) from ${scoreConfig} c) as settings`);
  const [stored] = rows;
  if (!stored) throw new Error('the rules have no row');
  const { aliases, settings, ...lists } = stored;
  return { ...lists, ...(aliases && { aliases }), ...(settings ?? (await readScoreSettings(db))) };
}

const ITEMS_OF_GROUP = sql`(
  select coalesce(json_agg(json_build_object(
    'id', i.id::text, 'parameter_id', i.parameter_id, 'precedence', i.precedence) order by i.id), '[]')
  from ${awardGroupItems} i where i.group_id = g.id)`;
