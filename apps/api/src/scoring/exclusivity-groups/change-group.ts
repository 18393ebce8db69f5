import { DEFAULT_GROUP_RULE, type GroupRule } from '@vaglio/award-scoring';
import { slugOf } from '@vaglio/startups-domain';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { awardGroups } from '../../platform/db/schema/award-groups.table';
import { badRequest, conflict } from '../../platform/http/errors/errors';
import type { ScoringChange } from '../versions/change-scoring';
import { MAX_KEY_LENGTH, type AwardGroupBody } from './exclusivity.schemas';
import { findGroup, itemsOf } from './group.queries';
import { groupEdits } from './group-edits';
import { refuseStale } from '../../audit/row-versions/refuse-stale';

export type GroupInput = {
  group_key?: string | undefined;
  group_name?: string | undefined;
  description?: string | null | undefined;
  rule?: GroupRule | undefined;
};

/** Exclusivity group that a request changes. */
export type SeenGroup = {
  id: string;
  /** If-Match header, if the caller sent it. */
  ifMatch: string | undefined;
};

const targetOf = ({ id }: SeenGroup | AwardGroupBody) => ({ type: 'award_group', id });

/**
 * Adds an empty exclusivity group. The default of `group_key` is the slug of its name.
 * @throws Refusal 400 without a name, or for a name that results in no key; 409 for an existing key
 */
export async function createGroup(tx: Tx, input: GroupInput): Promise<ScoringChange<AwardGroupBody>> {
  const values = checkGroup({
    group_key: input.group_key?.trim() || slugOf(input.group_name ?? ''),
    group_name: input.group_name ?? '',
    description: input.description ?? null,
    rule: input.rule ?? DEFAULT_GROUP_RULE,
  });
  await refuseTakenKey(tx, values.group_key);
  const [row] = await tx.insert(awardGroups).values(values).returning({ id: awardGroups.id });
  const after = { id: String(row?.id), ...values };
  const answer = { ...after, parameter_names: [], version: 1 };
  return { answer, event: { action: 'award_group_created', target: targetOf(answer), after } };
}

/**
 * Changes the given values of an exclusivity group. A blank key is ignored.
 * @throws Refusal 400 with nothing to update or a blank name; 404; 412 when the caller saw another version; 409 for an
 *   existing key
 */
export async function updateGroup(
  tx: Tx,
  seen: SeenGroup,
  input: GroupInput,
  timestamp: string,
): Promise<ScoringChange<AwardGroupBody>> {
  if (Object.keys(input).length === 0) throw badRequest('nothing to update');
  const { parameter_names: _names, version: _version, ...before } = await findSeenGroup(tx, seen);
  const values = checkGroup({
    group_key: input.group_key?.trim() || before.group_key,
    group_name: input.group_name ?? before.group_name,
    description: input.description === undefined ? before.description : input.description,
    rule: input.rule ?? before.rule,
  });
  if (values.group_key !== before.group_key) await refuseTakenKey(tx, values.group_key);
  await tx
    .update(awardGroups)
    .set({ ...values, updated_at: timestamp })
    .where(eq(awardGroups.id, Number(before.id)));
  const after = { id: before.id, ...values };
  return {
    answer: await findGroup(tx, before.id),
    event: { action: 'award_group_updated', target: targetOf(seen), before, after },
  };
}

/** Deletes an exclusivity group with its items. @throws Refusal 404; 412 when the caller saw another version */
export async function deleteGroup(tx: Tx, seen: SeenGroup): Promise<ScoringChange<null>> {
  const { parameter_names: _names, version: _version, ...group } = await findSeenGroup(tx, seen);
  const items = await itemsOf(tx, group);
  await tx.delete(awardGroups).where(eq(awardGroups.id, Number(group.id)));
  return {
    answer: null,
    event: { action: 'award_group_deleted', target: targetOf(seen), before: { ...group, items } },
  };
}

/** Returns an exclusivity group. @throws Refusal 404; 412 when the caller saw another version */
export async function findSeenGroup(tx: Tx, { id, ifMatch }: SeenGroup): Promise<AwardGroupBody> {
  const current = await findGroup(tx, id);
  const { version } = current;
  await refuseStale(tx, { ifMatch, version, current: () => current, edits: groupEdits(id) });
  return current;
}

type GroupValues = Pick<AwardGroupBody, 'group_key' | 'group_name' | 'description' | 'rule'>;

/** Validates an exclusivity group and trims its name. @throws Refusal 400 for a blank name or an invalid key */
function checkGroup(values: GroupValues): GroupValues {
  const group_name = values.group_name.trim();
  if (group_name === '') throw badRequest('group_name is required.');
  if (values.group_key === '')
    throw badRequest('group_key is required: the name has no letter or digit to make one of.');
  if (values.group_key.length > MAX_KEY_LENGTH)
    throw badRequest(`group_key takes at most ${MAX_KEY_LENGTH} characters.`);
  return { ...values, group_name };
}

async function refuseTakenKey(tx: Tx, group_key: string): Promise<void> {
  const [taken] = await tx
    .select({ name: awardGroups.group_name })
    .from(awardGroups)
    .where(eq(awardGroups.group_key, group_key));
  if (taken) throw conflict(`The key ${group_key} belongs to the group '${taken.name}'.`);
}
