import { DEFAULT_GROUP_RULE } from '@vaglio/award-scoring';
import { useCreateAwardGroupMutation, useUpdateAwardGroupMutation } from '../admin-params.api';
import type { AwardGroup } from '../endpoints.gen';
import { isDoneOrAlert } from './alert-failure';
import { shownKey, type GroupForm } from './group-form';

/**
 * Creates a group, or renames one; why it failed appears in a browser alert.
 * @param onSaved receives the group's id, '' when the server did not return that of a new one
 * @returns what saves a form without problems and resolves with a text if it failed, else with null
 * Source: spec §7 and §8, groups.
 */
export function useSaveGroup(group: AwardGroup | null, onSaved: (id: string) => void) {
  const [create] = useCreateAwardGroupMutation();
  const [update] = useUpdateAwardGroupMutation();
  return async (form: GroupForm): Promise<string | null> => {
    const names = { group_key: shownKey(form), group_name: form.name.trim() };
    if (group !== null) {
      if (!isDoneOrAlert(await update({ id: group.id, body: names }), 'Update failed'))
        return 'Update failed';
      onSaved(group.id);
      return null;
    }
    const body = { ...names, description: form.description.trim() || null, rule: DEFAULT_GROUP_RULE };
    const created = await create({ body });
    if (!isDoneOrAlert(created, 'Save failed')) return 'Save failed';
    onSaved(created.data?.id ?? '');
    return null;
  };
}
