import { prepareMatching } from '@vaglio/award-scoring';
import { searchKey, searchTest } from '@vaglio/startups-domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { awardGroupItems, awardGroups } from '../../platform/db/schema/award-groups.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import { startupAwards } from '../../platform/db/schema/startups.table';
import type { Page } from '../../platform/http/pagination/list-page';
import { awardAliases } from '../../platform/db/schema/unweighted-awards.table';
import { awardKeyOf } from '../award-key';
import { readRuleSet } from '../rescoring/rule-set';
import type { ParameterChoiceBody, ParameterSort } from './parameters.schemas';

const WEIGHTED = {
  parameterID: parameters.parameterID,
  parameterName: parameters.parameterName,
  value: parameters.value,
};
export const PARAMETER_COLUMNS = { ...WEIGHTED, version: parameters.version };

/**
 * Returns a page of the parameters whose name or id contains `q`, each with the number of startups that have its award.
 * `total` ignores paging. `held_without_weight` ignores paging and search.
 */
export async function listParameters(
  db: Db,
  { q, sort }: { q?: string | undefined; sort?: ParameterSort | undefined },
  { limit, offset }: Page,
) {
  const rows = await db
    .select(PARAMETER_COLUMNS)
    .from(parameters)
    .orderBy(asc(parameters.name_key), asc(parameters.parameterID));
  const holders = await holdersByParameter(db);
  const all = rows.map((row) => ({ ...row, startups: holders.get(row.parameterID) ?? 0 }));
  const matches = searchTest(q);
  // There are at most hundreds of rows. Filtering and sorting them here needs no search column.
  const found = all.filter(
    (row) => matches === null || matches(searchKey(row.parameterName, row.parameterID)),
  );
  if (sort === 'startups') found.sort((a, b) => b.startups - a.startups);
  return {
    parameters: found.slice(offset, offset + limit),
    total: found.length,
    held_without_weight: all.filter(({ value, startups }) => value === 0 && startups > 0).length,
  };
}

/**
 * Returns the number of startups that have the award of each parameter under any of its names and aliases. Parameters
 * without startups are omitted.
 */
async function holdersByParameter(db: Db): Promise<Map<string, number>> {
  const { parameters: all, aliases = [] } = await readRuleSet(db);
  const parameterOf = prepareMatching(all, aliases);
  const names = [
    ...all.flatMap(({ parameterID, parameterName }) => [parameterID, parameterName]),
    ...aliases.map(({ award }) => award),
  ];
  const byKey = new Map(
    names.flatMap((name) => {
      const parameter = parameterOf(name);
      return parameter ? [[awardKeyOf(name), parameter.parameterID] as const] : [];
    }),
  );
  const { rows } = await db.execute<{ id: string; startups: number }>(sql`
    select named.id, count(distinct a.startup_id)::int as startups
    from ${startupAwards} a
      join unnest(${sql.param([...byKey.keys()])}::text[], ${sql.param([...byKey.values()])}::text[])
        as named (award_key, id) on named.award_key = a.award_key
    group by named.id`);
  return new Map(rows.map(({ id, startups }) => [id, startups]));
}

/** Returns all parameters with the names of their groups. Both are sorted by name, then id. */
export async function allParameters(db: Db): Promise<ParameterChoiceBody[]> {
  const exclusive_groups = sql<string[]>`coalesce(
    array_agg(${awardGroups.group_name} order by lower(${awardGroups.group_name}), ${awardGroups.id}) filter (where ${awardGroups.id} is not null), '{}'
  )`;
  return db
    .select({ ...WEIGHTED, exclusive_groups })
    .from(parameters)
    .leftJoin(awardGroupItems, eq(awardGroupItems.parameter_id, parameters.parameterID))
    .leftJoin(awardGroups, eq(awardGroups.id, awardGroupItems.group_id))
    .groupBy(parameters.parameterID)
    .orderBy(asc(parameters.name_key), asc(parameters.parameterID));
}

export async function findParameter(tx: Tx, parameterID: string) {
  const [row] = await tx
    .select(PARAMETER_COLUMNS)
    .from(parameters)
    .where(eq(parameters.parameterID, parameterID));
  return row;
}

/** Returns the names of a parameter's groups, sorted by name. */
export async function groupsHolding(tx: Tx, parameterID: string): Promise<string[]> {
  const rows = await tx
    .select({ name: awardGroups.group_name })
    .from(awardGroupItems)
    .innerJoin(awardGroups, eq(awardGroups.id, awardGroupItems.group_id))
    .where(eq(awardGroupItems.parameter_id, parameterID))
    .orderBy(asc(awardGroups.group_name), asc(awardGroups.id));
  return rows.map(({ name }) => name);
}

/** Returns the aliases of a parameter, sorted by key. */
export async function aliasesOf(tx: Tx, parameterID: string): Promise<string[]> {
  const rows = await tx
    .select({ award: awardAliases.award })
    .from(awardAliases)
    .where(eq(awardAliases.parameter_id, parameterID))
    .orderBy(asc(awardAliases.award_key));
  return rows.map(({ award }) => award);
}
