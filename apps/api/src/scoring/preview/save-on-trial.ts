import type { Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import { badRequest, conflict, isRefusal } from '../../platform/http/errors/errors';
import { createGroup, deleteGroup, updateGroup } from '../exclusivity-groups/change-group';
import { addItem, deleteItemOf } from '../exclusivity-groups/change-item';
import { createParameter, deleteParameter, updateParameter } from '../parameters/change-parameter';
import { readRuleSet } from '../rescoring/rule-set';
import { saveScoreSettings } from '../settings/save-score-settings';
import { addAlias } from '../unweighted-awards/decide-award';
import { restoreVersion } from '../versions/restore-version';
import { MAX_CHANGES, type ProposedChangeBody } from './simulation.schemas';

/** Person who requests a preview, and the time of the changes in ISO 8601. */
export type Trial = { actor: Actor; timestamp: string };

/**
 * Saves changes of the scoring rules one after the other, with the functions of the real requests. Scores, versions and
 * audit events are skipped, because the caller rolls the transaction back.
 * @throws the errors of saving, with the same text; 409 instead of 404, which would mean that previews are unavailable
 */
export async function saveOnTrial(
  tx: Tx,
  changes: readonly ProposedChangeBody[],
  trial: Trial,
): Promise<void> {
  refuseTooMany(changes);
  try {
    for (const change of changes) await save(tx, change, trial);
  } catch (error) {
    throw isRefusal(error) && error.statusCode === 404 ? conflict(error.message) : error;
  }
}

/** Limits the total number of changes and group items. The schema only limits each of them separately. */
function refuseTooMany(changes: readonly ProposedChangeBody[]): void {
  const items = changes.reduce((sum, { create_group }) => sum + (create_group?.items?.length ?? 0), 0);
  if (changes.length + items > MAX_CHANGES)
    throw badRequest(`A preview takes at most ${MAX_CHANGES} changes, including the items of new groups.`);
}

async function save(tx: Tx, change: ProposedChangeBody, { actor, timestamp }: Trial): Promise<unknown> {
  if (change.create_parameter) return createParameter(tx, change.create_parameter);
  if (change.update_parameter) {
    const { parameterID, ...input } = change.update_parameter;
    return updateParameter(tx, { parameterID, ifMatch: undefined }, input, timestamp);
  }
  if (change.delete_parameter) {
    const { parameterID, cascade = false } = change.delete_parameter;
    return deleteParameter(tx, { parameterID, ifMatch: undefined }, cascade);
  }
  if (change.create_group) return createGroupWithItems(tx, change.create_group);
  if (change.update_group) {
    const { id, ...input } = change.update_group;
    return updateGroup(tx, unversioned(id), input, timestamp);
  }
  if (change.delete_group) return deleteGroup(tx, unversioned(change.delete_group.id));
  if (change.add_item) {
    const { group_id, ...item } = change.add_item;
    return addItem(tx, unversioned(group_id), item);
  }
  if (change.delete_item) {
    const { group_id, parameter_id } = change.delete_item;
    return deleteItemOf(tx, unversioned(group_id), parameter_id);
  }
  if (change.alias_award)
    return addAlias(tx, change.alias_award, { actor, timestamp, rules: await readRuleSet(tx) });
  if (change.save_score) return saveScoreSettings(tx, change.save_score, timestamp);
  if (change.restore_version)
    return restoreVersion(tx, change.restore_version.number, timestamp, await readRuleSet(tx));
  throw badRequest('a change is missing');
}

async function createGroupWithItems(
  tx: Tx,
  { items = [], ...input }: NonNullable<ProposedChangeBody['create_group']>,
): Promise<void> {
  const { answer } = await createGroup(tx, input);
  for (const item of items) await addItem(tx, unversioned(answer.id), item);
}

/** Returns an id without a version, because a preview always uses the current rules. */
const unversioned = (id: string) => ({ id, ifMatch: undefined });
