import { DEFAULT_GROUP_RULE } from '@vaglio/award-scoring';
import { slugOf } from '@vaglio/startups-domain';
import { badRequest, conflict } from '../../platform/http/errors/errors';
import { checkGroup } from '../exclusivity-groups/change-group';
import { putGroup, putItem, removeGroup, removeItem, type DraftGroup, type RuleDraft } from './rule-draft';
import type { ProposedChangeBody } from './simulation.schemas';

type Of<Name extends keyof ProposedChangeBody> = NonNullable<ProposedChangeBody[Name]>;

/** A group or item that is only proposed has no id of its own yet. */
const NOT_STORED = '';

/** As saving does, a group with its items at once. @throws 400 without a name; 409 when the key is taken */
export function createGroup(draft: RuleDraft, { items = [], ...input }: Of<'create_group'>): void {
  const values = checkGroup({
    group_key: input.group_key?.trim() || slugOf(input.group_name ?? ''),
    group_name: input.group_name ?? '',
    description: input.description ?? null,
    rule: input.rule ?? DEFAULT_GROUP_RULE,
  });
  refuseTakenKey(draft, values.group_key);
  const group: DraftGroup = { id: NOT_STORED, ...values, items: new Map() };
  putGroup(draft, group);
  for (const item of items) addTo(draft, group, item);
}

/** As saving does; a blank key leaves the key as it is. @throws 400 with nothing to update or a blank name; 409 */
export function updateGroup(draft: RuleDraft, { id, ...input }: Of<'update_group'>): void {
  if (Object.keys(input).length === 0) throw badRequest('nothing to update');
  const group = existing(draft, id);
  const values = checkGroup({
    group_key: input.group_key?.trim() || group.group_key,
    group_name: input.group_name ?? group.group_name,
    description: input.description === undefined ? group.description : input.description,
    rule: input.rule ?? group.rule,
  });
  if (values.group_key !== group.group_key) refuseTakenKey(draft, values.group_key);
  draft.groupsByKey.delete(group.group_key);
  putGroup(draft, Object.assign(group, values));
}

/** As saving does. @throws 409 */
export function deleteGroup(draft: RuleDraft, { id }: Of<'delete_group'>): void {
  removeGroup(draft, existing(draft, id));
}

/** As saving does. @throws 409 without such a group, 400 without such a parameter, 409 when the group holds it already */
export function addItem(draft: RuleDraft, { group_id, ...item }: Of<'add_item'>): void {
  addTo(draft, existing(draft, group_id), item);
}

/** As saving does. @throws 409 without such a group, or without the parameter in it */
export function deleteItem(draft: RuleDraft, { group_id, parameter_id }: Of<'delete_item'>): void {
  const group = existing(draft, group_id);
  if (!group.items.has(parameter_id))
    throw conflict(`The group '${group.group_name}' has no parameter ${parameter_id}.`);
  removeItem(draft, group, parameter_id);
}

function addTo(
  draft: RuleDraft,
  group: DraftGroup,
  { parameter_id, precedence }: { parameter_id: string; precedence: number },
): void {
  const parameter = draft.parameters.get(parameter_id);
  if (!parameter) throw badRequest(`There is no parameter ${parameter_id}.`);
  if (group.items.has(parameter_id)) {
    throw conflict(`'${parameter.parameterName}' is in the group '${group.group_name}' already.`);
  }
  putItem(draft, group, { id: NOT_STORED, parameter_id, precedence });
}

/** @throws 409: a 404 would say that there are no previews */
function existing({ groupsById }: RuleDraft, id: string): DraftGroup {
  const group = groupsById.get(id);
  if (!group) throw conflict('Group not found');
  return group;
}

function refuseTakenKey({ groupsByKey }: RuleDraft, groupKey: string): void {
  const taken = groupsByKey.get(groupKey);
  if (taken) throw conflict(`The key ${groupKey} belongs to the group '${taken.group_name}'.`);
}
