import { foldText } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import { conflict } from '../../platform/http/errors/errors';
import type { Tx } from '../../platform/db/open-database';
import { awardGroupItems, awardGroups } from '../../platform/db/schema/award-groups.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import { saveScoreSettings } from '../settings/save-score-settings';
import type { ScoringChange } from './change-scoring';
import type { RuleGroup, RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { awardKeyOf } from '../award-key';
import { awardAliases } from '../../platform/db/schema/unweighted-awards.table';
import { ensureVersionOfCurrentRules } from './save-version';
import { differencesOf } from './rule-differences';
import { rulesOfVersion } from './version.queries';

/**
 * Restores the rules of a scoring version, including the ids of groups and items.
 * @param present current rules
 * @returns the number of the new version
 * @throws Refusal 404; 409 if its rules equal the current rules
 */
export async function restoreVersion(
  tx: Tx,
  number: number,
  timestamp: string,
  present: RuleSet,
): Promise<ScoringChange<number>> {
  const rules = await rulesOfVersion(tx, number);
  if (differencesOf(present, rules).length === 0)
    throw conflict(`Version ${number} is the same as the current rules.`);
  const newest = await ensureVersionOfCurrentRules(tx, present, timestamp);
  await writeRules(tx, rules, timestamp);
  return {
    answer: newest + 1,
    event: {
      action: 'scoring_version_restored',
      target: { type: 'scoring_version', id: String(number) },
      after: { version: newest + 1 },
    },
    restoredFrom: number,
  };
}

async function writeRules(
  tx: Tx,
  { parameters: weighted, groups, aliases = [], ...settings }: RuleSet,
  timestamp: string,
): Promise<void> {
  await tx.delete(awardGroupItems);
  await writeParameters(tx, weighted, timestamp);
  await writeGroups(tx, groups, timestamp);
  const items = groups.flatMap((group) =>
    group.items.map(({ id, ...item }) => ({ id: Number(id), group_id: Number(group.id), ...item })),
  );
  if (items.length > 0) await tx.insert(awardGroupItems).overridingSystemValue().values(items);
  await writeAliases(tx, aliases);
  await saveScoreSettings(tx, settings, timestamp);
}

/**
 * Writes the parameters of a restored version. Two parameters may have swapped names, so each first gets a temporary
 * key that no name folds to.
 */
async function writeParameters(tx: Tx, weighted: RuleSet['parameters'], timestamp: string): Promise<void> {
  await tx
    .delete(parameters)
    .where(
      sql`${parameters.parameterID} <> all(${sql.param(weighted.map(({ parameterID }) => parameterID))}::text[])`,
    );
  await tx.update(parameters).set({ name_key: sql`' ' || ${parameters.parameterID}` });
  if (weighted.length === 0) return;
  await tx
    .insert(parameters)
    .values(weighted.map((row) => ({ ...row, name_key: foldText(row.parameterName), updated_at: timestamp })))
    .onConflictDoUpdate({
      target: parameters.parameterID,
      set: {
        parameterName: sql`excluded."parameterName"`,
        name_key: sql`excluded.name_key`,
        value: sql`excluded.value`,
        updated_at: timestamp,
      },
    });
}

/** Writes the aliases of a restored version. Unchanged aliases keep their author and time. */
async function writeAliases(tx: Tx, aliases: NonNullable<RuleSet['aliases']>): Promise<void> {
  const rows = aliases.map(({ award, parameterID }) => ({
    award_key: awardKeyOf(award),
    award,
    parameter_id: parameterID,
  }));
  await tx
    .delete(awardAliases)
    .where(
      sql`${awardAliases.award_key} <> all(${sql.param(rows.map(({ award_key }) => award_key))}::text[])`,
    );
  if (rows.length === 0) return;
  await tx
    .insert(awardAliases)
    .values(rows)
    .onConflictDoUpdate({
      target: awardAliases.award_key,
      set: { award: sql`excluded.award`, parameter_id: sql`excluded.parameter_id` },
    });
}

/** Writes the groups of a restored version. Two groups may have swapped keys, so each first gets a temporary key. */
async function writeGroups(tx: Tx, groups: readonly RuleGroup[], timestamp: string): Promise<void> {
  await tx
    .delete(awardGroups)
    .where(sql`${awardGroups.id} <> all(${sql.param(groups.map(({ id }) => Number(id)))}::bigint[])`);
  await tx.update(awardGroups).set({ group_key: sql`' ' || ${awardGroups.id}` });
  if (groups.length === 0) return;
  const rows = groups.map(({ id, group_key, group_name, description, rule }) => ({
    id: Number(id),
    group_key,
    group_name,
    description,
    rule,
    updated_at: timestamp,
  }));
  await tx
    .insert(awardGroups)
    .overridingSystemValue()
    .values(rows)
    .onConflictDoUpdate({
      target: awardGroups.id,
      set: {
        group_key: sql`excluded.group_key`,
        group_name: sql`excluded.group_name`,
        description: sql`excluded.description`,
        rule: sql`excluded.rule`,
        updated_at: timestamp,
      },
    });
}
