import { searchKey, searchTest } from '@vaglio/startups-domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { awardGroupItems, awardGroups } from '../../platform/db/schema/award-groups.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import type { Page } from '../../platform/http/pagination/list-page';
import { awardAliases } from '../../platform/db/schema/unweighted-awards.table';
import type { ParameterChoiceBody } from './parameters.schemas';

const WEIGHTED = {
  parameterID: parameters.parameterID,
  parameterName: parameters.parameterName,
  value: parameters.value,
};
export const PARAMETER_COLUMNS = { ...WEIGHTED, version: parameters.version };

/** Parameters whose name or id holds a form of `q`, by name, then id; `total` ignores paging. */
export async function listParameters(db: Db, q: string | undefined, { limit, offset }: Page) {
  const all = await db
    .select(PARAMETER_COLUMNS)
    .from(parameters)
    .orderBy(asc(parameters.name_key), asc(parameters.parameterID));
  const isIn = searchTest(q);
  // There are hundreds of them at most, and no column for such a search.
  const found = all.filter((row) => isIn === null || isIn(searchKey(row.parameterName, row.parameterID)));
  return { parameters: found.slice(offset, offset + limit), total: found.length };
}

/** Every parameter with the names of its groups, both by name, then id. */
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

/** Names of the groups that hold a parameter, by name. */
export async function groupsHolding(tx: Tx, parameterID: string): Promise<string[]> {
  const rows = await tx
    .select({ name: awardGroups.group_name })
    .from(awardGroupItems)
    .innerJoin(awardGroups, eq(awardGroups.id, awardGroupItems.group_id))
    .where(eq(awardGroupItems.parameter_id, parameterID))
    .orderBy(asc(awardGroups.group_name), asc(awardGroups.id));
  return rows.map(({ name }) => name);
}

/** Names of the awards that count as a parameter by an alias, by key. */
export async function aliasesOf(tx: Tx, parameterID: string): Promise<string[]> {
  const rows = await tx
    .select({ award: awardAliases.award })
    .from(awardAliases)
    .where(eq(awardAliases.parameter_id, parameterID))
    .orderBy(asc(awardAliases.award_key));
  return rows.map(({ award }) => award);
}
