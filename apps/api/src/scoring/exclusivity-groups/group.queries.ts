import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { parameters } from '../../platform/db/schema/parameters.table';
import { awardGroupItems, awardGroups } from '../../platform/db/schema/award-groups.table';
import { notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import type { AwardConfigRowBody, AwardGroupBody, AwardGroupItemBody } from './exclusivity.schemas';

const GROUP_COLUMNS = {
  id: awardGroups.id,
  group_key: awardGroups.group_key,
  group_name: awardGroups.group_name,
  description: awardGroups.description,
  rule: awardGroups.rule,
  parameter_names: sql<string[]>`coalesce((
    select array_agg(held."parameterName" order by item.precedence desc, item.parameter_id)
    from ${awardGroupItems} item join ${parameters} held on held."parameterID" = item.parameter_id
    where item.group_id = ${awardGroups}.id), '{}')`,
  version: awardGroups.version,
};

const ITEM_COLUMNS = {
  id: awardGroupItems.id,
  group_id: awardGroupItems.group_id,
  parameter_id: awardGroupItems.parameter_id,
  parameterName: parameters.parameterName,
  precedence: awardGroupItems.precedence,
};

/** Sort order by precedence, highest first. Ties are ordered by parameter. */
const BY_PRECEDENCE = [desc(awardGroupItems.precedence), asc(awardGroupItems.parameter_id)];

/** Sort order by group name, ignoring case. */
const BY_GROUP = [asc(sql`lower(${awardGroups.group_name})`), asc(awardGroups.id)];

/** Returns the exclusivity groups, sorted by name, then id. */
export async function listGroups(db: Db): Promise<AwardGroupBody[]> {
  const rows = await db
    .select(GROUP_COLUMNS)
    .from(awardGroups)
    .orderBy(...BY_GROUP);
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

/** Returns the items of all exclusivity groups, sorted by group name, then by descending precedence. */
export async function listConfig(db: Db): Promise<AwardConfigRowBody[]> {
  const { group_key, group_name, rule } = GROUP_COLUMNS;
  const { id: item_id, ...item } = ITEM_COLUMNS;
  const rows = await db
    .select({ ...item, item_id, group_key, group_name, rule, value: parameters.value })
    .from(awardGroupItems)
    .innerJoin(awardGroups, eq(awardGroups.id, awardGroupItems.group_id))
    .innerJoin(parameters, eq(parameters.parameterID, awardGroupItems.parameter_id))
    .orderBy(...BY_GROUP, ...BY_PRECEDENCE);
  return rows.map((row) => ({ ...row, group_id: String(row.group_id), item_id: String(row.item_id) }));
}

/** Returns an exclusivity group. @throws Refusal 404 */
export async function findGroup(db: Db | Tx, id: string): Promise<AwardGroupBody> {
  const [row] = await db
    .select(GROUP_COLUMNS)
    .from(awardGroups)
    .where(eq(awardGroups.id, readRowId(id, 'Group not found')));
  if (!row) throw notFound('Group not found');
  return { ...row, id: String(row.id) };
}

/** Returns the items of an exclusivity group, highest precedence first. */
export async function itemsOf(db: Db | Tx, group: Pick<AwardGroupBody, 'id'>): Promise<AwardGroupItemBody[]> {
  return selectItems(db, eq(awardGroupItems.group_id, Number(group.id)));
}

/** Returns an item of an exclusivity group. @throws Refusal 404 */
export async function findItem(db: Db | Tx, id: string): Promise<AwardGroupItemBody> {
  const [item] = await selectItems(db, eq(awardGroupItems.id, readRowId(id, 'Item not found')));
  if (!item) throw notFound('Item not found');
  return item;
}

/** Returns the item for a parameter in an exclusivity group; undefined if the group does not contain the parameter. */
export async function findItemOf(
  db: Db | Tx,
  group: AwardGroupBody,
  parameterID: string,
): Promise<AwardGroupItemBody | undefined> {
  const inGroup = and(
    eq(awardGroupItems.group_id, Number(group.id)),
    eq(awardGroupItems.parameter_id, parameterID),
  );
  const [item] = await selectItems(db, inGroup);
  return item;
}

async function selectItems(db: Db | Tx, match: ReturnType<typeof and>): Promise<AwardGroupItemBody[]> {
  const rows = await db
    .select(ITEM_COLUMNS)
    .from(awardGroupItems)
    .innerJoin(parameters, eq(parameters.parameterID, awardGroupItems.parameter_id))
    .where(match)
    .orderBy(...BY_PRECEDENCE);
  return rows.map((row) => ({ ...row, id: String(row.id), group_id: String(row.group_id) }));
}
