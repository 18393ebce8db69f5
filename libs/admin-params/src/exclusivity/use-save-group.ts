import { DEFAULT_GROUP_RULE } from '@vaglio/award-scoring';
import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { type AwardGroup, awardGroupShape, type Outcome } from '@vaglio/contract';
import { useCreateAwardGroupMutation, useUpdateAwardGroupMutation } from '../hooks.gen';
import { withAlert } from './alert-failure';
import { shownKey, type GroupForm } from './group-form';

/**
 * Creates an exclusivity group or renames it. The server rejects the new name if the group has changed since it was
 * displayed. Errors appear in a browser alert.
 * @returns function that saves a valid form
 * Source: spec §7 and §8, groups.
 */
export function useSaveGroup() {
  const [create] = useCreateAwardGroupMutation();
  const [update] = useUpdateAwardGroupMutation();
  return async (form: GroupForm, seen: AwardGroup | null): Promise<Outcome<AwardGroup>> => {
    const names = { group_key: shownKey(form), group_name: form.name.trim() };
    if (seen !== null) {
      const updated = await update({ id: seen.id, ...ifMatch(seen.version), body: names });
      return withAlert(outcomeOf(updated, awardGroupShape, 'Update failed'));
    }
    const body = { ...names, description: form.description.trim() || null, rule: DEFAULT_GROUP_RULE };
    return withAlert(outcomeOf(await create({ body }), awardGroupShape, 'Save failed'));
  };
}
