import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { awardGroupItems } from '../../platform/db/schema/award-groups.table';
import { badRequest, conflict, notFound } from '../../platform/http/errors/errors';
import { findParameter } from '../parameters/parameter.queries';
import type { ScoringChange } from '../versions/change-scoring';
import { findSeenGroup, type SeenGroup } from './change-group';
import type { AwardGroupBody, AwardGroupItemBody } from './exclusivity.schemas';
import { findItem, findItemOf } from './group.queries';

export type ItemInput = { parameter_id: string; precedence: number };

const targetOf = ({ id }: AwardGroupItemBody) => ({ type: 'award_group_item', id });

/**
 * Adds a parameter to an exclusivity group.
 * @throws Refusal 404 for an unknown group, 400 for an unknown parameter, 409 if the group already contains it, 412 if
 *   the caller saw another version of the group
 */
export async function addItem(
  tx: Tx,
  seen: SeenGroup,
  { parameter_id, precedence }: ItemInput,
): Promise<ScoringChange<AwardGroupItemBody>> {
  const group = await findSeenGroup(tx, seen);
  const parameter = await findParameter(tx, parameter_id);
  if (!parameter) throw badRequest(`There is no parameter ${parameter_id}.`);
  if (await findItemOf(tx, group, parameter_id)) {
    throw conflict(`'${parameter.parameterName}' is in the group '${group.group_name}' already.`);
  }
  const [row] = await tx
    .insert(awardGroupItems)
    .values({ group_id: Number(group.id), parameter_id, precedence })
    .returning({ id: awardGroupItems.id });
  const after = {
    id: String(row?.id),
    group_id: group.id,
    parameter_id,
    parameterName: parameter.parameterName,
    precedence,
  };
  return {
    answer: after,
    event: {
      action: 'award_group_item_added',
      target: targetOf(after),
      after: { ...after, group_name: group.group_name },
    },
  };
}

/**
 * Removes an item from its exclusivity group.
 * @throws Refusal 404; 412 when the caller saw another version of the group
 */
export async function deleteItem(
  tx: Tx,
  id: string,
  ifMatch: string | undefined,
): Promise<ScoringChange<null>> {
  const item = await findItem(tx, id);
  return takeOut(tx, item, await findSeenGroup(tx, { id: item.group_id, ifMatch }));
}

/**
 * Removes a parameter from an exclusivity group.
 * @throws Refusal 404; 412 when the caller saw another version of the group
 */
export async function deleteItemOf(
  tx: Tx,
  seen: SeenGroup,
  parameterID: string,
): Promise<ScoringChange<null>> {
  const group = await findSeenGroup(tx, seen);
  const item = await findItemOf(tx, group, parameterID);
  if (!item) throw notFound(`The group '${group.group_name}' has no parameter ${parameterID}.`);
  return takeOut(tx, item, group);
}

async function takeOut(
  tx: Tx,
  item: AwardGroupItemBody,
  { group_name }: AwardGroupBody,
): Promise<ScoringChange<null>> {
  await tx.delete(awardGroupItems).where(eq(awardGroupItems.id, Number(item.id)));
  return {
    answer: null,
    event: { action: 'award_group_item_deleted', target: targetOf(item), before: { ...item, group_name } },
  };
}
