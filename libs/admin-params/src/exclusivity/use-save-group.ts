import { DEFAULT_GROUP_RULE } from '@vaglio/award-scoring';
import { useCreateAwardGroupMutation, useUpdateAwardGroupMutation } from '../admin-params.api';
import { isDoneOrAlert } from './alert-failure';
import { readGroupId, type Group } from './exclusivity-lists';
import { shownKey, type GroupForm } from './group-form';

/**
 * Creates a group, or renames one.
 * @param onSaved receives the group's id, '' when the server did not tell that of a new one
 * Source: spec §7 and §8, groups.
 */
export function useSaveGroup(group: Group | null, onSaved: (id: string) => void) {
  const [create, creating] = useCreateAwardGroupMutation();
  const [update, updating] = useUpdateAwardGroupMutation();
  const save = async (form: GroupForm) => {
    const names = { group_key: shownKey(form), group_name: form.name.trim() };
    if (group !== null) {
      if (isDoneOrAlert(await update({ id: group.id, body: names }), 'Update failed')) onSaved(group.id);
      return;
    }
    const created = await create({
      body: { ...names, description: form.description.trim() || null, rule: DEFAULT_GROUP_RULE },
    });
    if (isDoneOrAlert(created, 'Save failed')) onSaved(readGroupId(created.data));
  };
  return { save, isSaving: creating.isLoading || updating.isLoading };
}
