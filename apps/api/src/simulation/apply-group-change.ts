import { DEFAULT_GROUP_RULE } from '@vaglio/award-scoring';
import { slugOf } from '@vaglio/startups-domain';
import { badRequest, conflict } from '../errors';
import { checkGroup } from '../exclusivity/change-group';
import type { RuleGroup, RuleSet } from '../scoring/rule-set';
import type { ProposedChangeBody } from './simulation.schemas';

type Of<Name extends keyof ProposedChangeBody> = NonNullable<ProposedChangeBody[Name]>;

/** A group that is only proposed has no key of its own yet. */
const NOT_STORED = '';

/** As saving does, a group with its items at once. @throws 400 without a name; 409 when the key is taken */
export function createGroup(rules: RuleSet, { items = [], ...input }: Of<'create_group'>): RuleSet {
  const values = checkGroup({
    group_key: input.group_key?.trim() || slugOf(input.group_name ?? ''),
    group_name: input.group_name ?? '',
    description: input.description ?? null,
    rule: input.rule ?? DEFAULT_GROUP_RULE,
  });
  refuseTakenKey(rules, values.group_key);
  const empty: RuleGroup = { id: NOT_STORED, ...values, items: [] };
  const filled = items.reduce((group, item) => putInto(rules, group, item), empty);
  return { ...rules, groups: [...rules.groups, filled] };
}

/** As saving does; a blank key leaves the key as it is. @throws 400 with nothing to update or a blank name; 409 */
export function updateGroup(rules: RuleSet, { id, ...input }: Of<'update_group'>): RuleSet {
  if (Object.keys(input).length === 0) throw badRequest('nothing to update');
  const before = existing(rules, id);
  const values = checkGroup({
    group_key: input.group_key?.trim() || before.group_key,
    group_name: input.group_name ?? before.group_name,
    description: input.description === undefined ? before.description : input.description,
    rule: input.rule ?? before.rule,
  });
  if (values.group_key !== before.group_key) refuseTakenKey(rules, values.group_key);
  return replace(rules, before, { ...before, ...values });
}

/** As saving does. @throws 409 */
export function deleteGroup(rules: RuleSet, { id }: Of<'delete_group'>): RuleSet {
  const group = existing(rules, id);
  return { ...rules, groups: rules.groups.filter((other) => other !== group) };
}

/** As saving does. @throws 409 without such a group, 400 without such a parameter, 409 when the group holds it already */
export function addItem(rules: RuleSet, { group_id, ...item }: Of<'add_item'>): RuleSet {
  const group = existing(rules, group_id);
  return replace(rules, group, putInto(rules, group, item));
}

/** As saving does. @throws 409 without such a group, or without the parameter in it */
export function deleteItem(rules: RuleSet, { group_id, parameter_id }: Of<'delete_item'>): RuleSet {
  const group = existing(rules, group_id);
  const items = group.items.filter((item) => item.parameter_id !== parameter_id);
  if (items.length === group.items.length)
    throw conflict(`The group '${group.group_name}' has no parameter ${parameter_id}.`);
  return replace(rules, group, { ...group, items });
}

function putInto(
  rules: RuleSet,
  group: RuleGroup,
  { parameter_id, precedence }: { parameter_id: string; precedence: number },
): RuleGroup {
  const parameter = rules.parameters.find(({ parameterID }) => parameterID === parameter_id);
  if (!parameter) throw badRequest(`There is no parameter ${parameter_id}.`);
  if (group.items.some((item) => item.parameter_id === parameter_id)) {
    throw conflict(`'${parameter.parameterName}' is in the group '${group.group_name}' already.`);
  }
  return { ...group, items: [...group.items, { id: NOT_STORED, parameter_id, precedence }] };
}

/** @throws 409: a 404 would say that there are no previews */
function existing({ groups }: RuleSet, id: string): RuleGroup {
  const group = groups.find((other) => other.id === id);
  if (!group) throw conflict('Group not found');
  return group;
}

function replace(rules: RuleSet, before: RuleGroup, after: RuleGroup): RuleSet {
  return { ...rules, groups: rules.groups.map((group) => (group === before ? after : group)) };
}

function refuseTakenKey({ groups }: RuleSet, groupKey: string): void {
  const taken = groups.find(({ group_key }) => group_key === groupKey);
  if (taken) throw conflict(`The key ${groupKey} belongs to the group '${taken.group_name}'.`);
}
