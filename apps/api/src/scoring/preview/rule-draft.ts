import { foldText } from '@vaglio/startups-domain';
import type { ScoringAlias } from '@vaglio/award-scoring';
import type {
  RuleGroup,
  RuleItem,
  RuleParameter,
  RuleSet,
} from '../../platform/db/schema/scoring-versions.table';

/** A group whose items are found by their parameter. */
export type DraftGroup = Omit<RuleGroup, 'items'> & { items: Map<string, RuleItem> };

/**
 * Rules that are being changed, with all that a change looks for in a map: a change takes the same time however many
 * rules and changes there are. Each map keeps the order of the rules.
 */
export type RuleDraft = Pick<RuleSet, 'threshold' | 'top_percent'> & {
  parameters: Map<string, RuleParameter>;
  parameterIdByName: Map<string, string>;
  /** The proposed ones have no id yet: they are found by their key only. */
  groupsById: Map<string, DraftGroup>;
  groupsByKey: Map<string, DraftGroup>;
  groups: Set<DraftGroup>;
  /** Groups that hold a parameter, by its id. */
  holders: Map<string, Set<DraftGroup>>;
  /** By folded name. */
  aliases: Map<string, ScoringAlias>;
};

/** A draft of these rules, which stay as they are. */
export function draftOf({ parameters, groups, aliases = [], threshold, top_percent }: RuleSet): RuleDraft {
  const draft: RuleDraft = {
    threshold,
    top_percent,
    parameters: new Map(),
    parameterIdByName: new Map(),
    groupsById: new Map(),
    groupsByKey: new Map(),
    groups: new Set(),
    holders: new Map(),
    aliases: new Map(aliases.map((alias) => [foldText(alias.award), alias])),
  };
  for (const parameter of parameters) putParameter(draft, parameter);
  for (const { items, ...values } of groups) {
    const group: DraftGroup = { ...values, items: new Map() };
    putGroup(draft, group);
    for (const item of items) putItem(draft, group, item);
  }
  return draft;
}

/** The rules as the draft has them now. */
export function rulesOf({ parameters, groups, aliases, threshold, top_percent }: RuleDraft): RuleSet {
  return {
    parameters: [...parameters.values()],
    groups: [...groups].map((group) => ({ ...group, items: [...group.items.values()] })),
    ...(aliases.size > 0 && { aliases: [...aliases.values()] }),
    threshold,
    top_percent,
  };
}

/** Adds a parameter or replaces the one of its id, which keeps its position. */
export function putParameter(draft: RuleDraft, parameter: RuleParameter): void {
  const before = draft.parameters.get(parameter.parameterID);
  if (before) draft.parameterIdByName.delete(foldText(before.parameterName));
  draft.parameters.set(parameter.parameterID, parameter);
  draft.parameterIdByName.set(foldText(parameter.parameterName), parameter.parameterID);
}

/** Removes a parameter, also from its groups, and its other names. */
export function removeParameter(draft: RuleDraft, { parameterID, parameterName }: RuleParameter): void {
  draft.parameters.delete(parameterID);
  draft.parameterIdByName.delete(foldText(parameterName));
  for (const group of draft.holders.get(parameterID) ?? []) group.items.delete(parameterID);
  draft.holders.delete(parameterID);
  for (const [key, alias] of draft.aliases) if (alias.parameterID === parameterID) draft.aliases.delete(key);
}

export function putGroup(draft: RuleDraft, group: DraftGroup): void {
  draft.groups.add(group);
  draft.groupsByKey.set(group.group_key, group);
  if (group.id !== '') draft.groupsById.set(group.id, group);
}

export function removeGroup(draft: RuleDraft, group: DraftGroup): void {
  draft.groups.delete(group);
  draft.groupsByKey.delete(group.group_key);
  draft.groupsById.delete(group.id);
  for (const parameterId of group.items.keys()) draft.holders.get(parameterId)?.delete(group);
}

export function putItem({ holders }: RuleDraft, group: DraftGroup, item: RuleItem): void {
  group.items.set(item.parameter_id, item);
  const holding = holders.get(item.parameter_id);
  if (holding) holding.add(group);
  else holders.set(item.parameter_id, new Set([group]));
}

export function removeItem({ holders }: RuleDraft, group: DraftGroup, parameterId: string): void {
  group.items.delete(parameterId);
  holders.get(parameterId)?.delete(group);
}
