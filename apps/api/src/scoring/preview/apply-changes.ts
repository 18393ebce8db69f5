import { badRequest, conflict } from '../../platform/http/errors/errors';
import { refusePresentRules } from '../versions/refuse-present-rules';
import { checkDecimals } from '../../platform/http/validation/check-decimals';
import { addItem, createGroup, deleteGroup, deleteItem, updateGroup } from './apply-group-change';
import { addAlias, createParameter, deleteParameter, updateParameter } from './apply-parameter-change';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { draftOf, rulesOf, type RuleDraft } from './rule-draft';
import type { ProposedChangeBody } from './simulation.schemas';

/**
 * The rules as saving the changes, one after the other, would leave them. Takes time in proportion to the changes, and
 * to the rules once and for each restored version.
 * @param versions rules of the versions that the changes name, as far as they exist
 * @throws what saving throws, in the same words; 409 instead of 404, which would say that there are no previews
 */
export function applyChanges(
  rules: RuleSet,
  changes: readonly ProposedChangeBody[],
  versions: ReadonlyMap<number, RuleSet>,
): RuleSet {
  let draft = draftOf(rules);
  for (const change of changes) {
    if (change.restore_version) draft = restore(draft, change.restore_version.number, versions);
    else applyChange(draft, change);
  }
  return rulesOf(draft);
}

function restore(present: RuleDraft, number: number, versions: ReadonlyMap<number, RuleSet>): RuleDraft {
  const rules = versions.get(number);
  if (!rules) throw conflict('Version not found');
  refusePresentRules(rulesOf(present), rules, number);
  return draftOf(rules);
}

function applyChange(draft: RuleDraft, change: ProposedChangeBody): void {
  if (change.create_parameter) createParameter(draft, change.create_parameter);
  else if (change.update_parameter) updateParameter(draft, change.update_parameter);
  else if (change.delete_parameter) deleteParameter(draft, change.delete_parameter);
  else if (change.create_group) createGroup(draft, change.create_group);
  else if (change.update_group) updateGroup(draft, change.update_group);
  else if (change.delete_group) deleteGroup(draft, change.delete_group);
  else if (change.add_item) addItem(draft, change.add_item);
  else if (change.delete_item) deleteItem(draft, change.delete_item);
  else if (change.alias_award) addAlias(draft, change.alias_award);
  else if (change.save_score) saveScore(draft, change.save_score);
  else throw badRequest('a change is missing');
}

function saveScore(
  draft: RuleDraft,
  { threshold, top_percent }: NonNullable<ProposedChangeBody['save_score']>,
): void {
  draft.threshold = checkDecimals('threshold', threshold);
  draft.top_percent = checkDecimals('top_percent', top_percent);
}
