import type { GroupRule } from '@vaglio/award-scoring';
import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { type AwardGroup, awardGroupShape } from '@vaglio/contract';
import { useVersionedChange } from '@vaglio/ui';
import { useListAwardGroupsQuery, useUpdateAwardGroupMutation } from '../hooks.gen';
import { withAlert } from './alert-failure';

/**
 * The rule of a group; a new choice shows at once, and the old one again when it could not be saved.
 * @returns `conflict` when another person changed the group since it was shown
 */
export function useRule(group: AwardGroup) {
  const [update, { isLoading, originalArgs }] = useUpdateAwardGroupMutation();
  const { isFetching } = useListAwardGroupsQuery();
  const picked = isLoading || isFetching ? originalArgs?.body.rule : undefined;
  const { run, conflict } = useVersionedChange(async (seen: AwardGroup, rule: GroupRule) => {
    const { id, version, group_key, group_name } = seen;
    const saved = await update({ id, ...ifMatch(version), body: { group_key, group_name, rule } });
    return withAlert(outcomeOf(saved, awardGroupShape, 'Update failed'));
  });
  const setRule = (next: GroupRule) => run(group, next);
  return { rule: picked ?? group.rule, setRule, isSaving: isLoading, conflict };
}
