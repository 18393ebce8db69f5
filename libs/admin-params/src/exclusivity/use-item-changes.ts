import type { AwardGroupItem } from '@vaglio/contract';
import {
  useAddAwardGroupItemMutation,
  useDeleteAwardGroupItemByParameterMutation,
  useDeleteAwardGroupItemMutation,
} from '../hooks.gen';
import { isDoneOrAlert } from './alert-failure';

/** Returns functions that add parameters to an exclusivity group or remove them. Source: spec §7 and §8, items. */
export function useItemChanges(groupId: string) {
  const [addItem, adding] = useAddAwardGroupItemMutation();
  const [removeItem, removing] = useDeleteAwardGroupItemMutation();
  const [removeByParameter, removingByParameter] = useDeleteAwardGroupItemByParameterMutation();
  const add = async (parameter_id: string, precedence: number): Promise<boolean> =>
    isDoneOrAlert(await addItem({ id: groupId, body: { parameter_id, precedence } }), 'Save failed');
  const remove = async ({ id, parameter_id }: AwardGroupItem): Promise<boolean> => {
    const call = id === '' ? removeByParameter({ id: groupId, paramId: parameter_id }) : removeItem({ id });
    return isDoneOrAlert(await call, 'Delete failed');
  };
  return {
    add,
    isAdding: adding.isLoading,
    remove,
    isRemoving: removing.isLoading || removingByParameter.isLoading,
  };
}
