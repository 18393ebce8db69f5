import type { GroupRule } from '@vaglio/award-scoring';
import { useListAwardGroupsQuery, useUpdateAwardGroupMutation } from '../admin-params.api';
import type { AwardGroup } from '../endpoints.gen';
import { isDoneOrAlert } from './alert-failure';

/** The rule of a group; a new choice shows at once, and the old one again when it could not be saved. */
export function useRule({ id, group_key, group_name, rule }: AwardGroup) {
  const [update, { isLoading, originalArgs }] = useUpdateAwardGroupMutation();
  const { isFetching } = useListAwardGroupsQuery();
  const picked = isLoading || isFetching ? originalArgs?.body.rule : undefined;
  const setRule = async (next: GroupRule) => {
    isDoneOrAlert(await update({ id, body: { group_key, group_name, rule: next } }), 'Update failed');
  };
  return { rule: picked ?? rule, setRule, isSaving: isLoading };
}
