import { badRequest, conflict } from '../errors';
import { refusePresentRules } from '../scoring-versions/refuse-present-rules';
import { checkDecimals } from '../check-decimals';
import { addItem, createGroup, deleteGroup, deleteItem, updateGroup } from './apply-group-change';
import { createParameter, deleteParameter, updateParameter } from './apply-parameter-change';
import type { RuleSet } from '../scoring/rule-set';
import type { ProposedChangeBody } from './simulation.schemas';

/** The rules of a version, if there is one. */
export type RulesOfVersion = (number: number) => Promise<RuleSet | undefined>;

/**
 * The rules as saving the changes, one after the other, would leave them; nothing is read or written but versions.
 * @throws what saving throws, in the same words; 409 instead of 404, which would say that there are no previews
 */
export async function applyChanges(
  rules: RuleSet,
  changes: readonly ProposedChangeBody[],
  rulesOf: RulesOfVersion,
): Promise<RuleSet> {
  let changed = rules;
  for (const change of changes) {
    changed = change.restore_version
      ? await restore(changed, change.restore_version.number, rulesOf)
      : applyChange(changed, change);
  }
  return changed;
}

async function restore(present: RuleSet, number: number, rulesOf: RulesOfVersion): Promise<RuleSet> {
  const rules = await rulesOf(number);
  if (!rules) throw conflict('Version not found');
  refusePresentRules(present, rules, number);
  return rules;
}

function applyChange(rules: RuleSet, change: ProposedChangeBody): RuleSet {
  if (change.create_parameter) return createParameter(rules, change.create_parameter);
  if (change.update_parameter) return updateParameter(rules, change.update_parameter);
  if (change.delete_parameter) return deleteParameter(rules, change.delete_parameter);
  if (change.create_group) return createGroup(rules, change.create_group);
  if (change.update_group) return updateGroup(rules, change.update_group);
  if (change.delete_group) return deleteGroup(rules, change.delete_group);
  if (change.add_item) return addItem(rules, change.add_item);
  if (change.delete_item) return deleteItem(rules, change.delete_item);
  if (change.save_score) return saveScore(rules, change.save_score);
  throw badRequest('a change is missing');
}

function saveScore(
  rules: RuleSet,
  { threshold, top_percent }: NonNullable<ProposedChangeBody['save_score']>,
): RuleSet {
  return {
    ...rules,
    threshold: checkDecimals('threshold', threshold),
    top_percent: checkDecimals('top_percent', top_percent),
  };
}
