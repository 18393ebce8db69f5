import { errorText } from '@vaglio/api-client';
import { useDeleteRawMutation, useDeleteStartupMutation } from '@vaglio/startups-data';
import type { ListTab } from '../list/results-view';
import type { ListedStartup } from '../list/use-result-pages';

/** Deletes a row as it was seen. @returns a function that resolves with why it failed, or null */
export function useDeleteRow(tab: ListTab) {
  const [deleteStartup] = useDeleteStartupMutation();
  const [deleteRaw] = useDeleteRawMutation();
  const remove = tab === 'raw' ? deleteRaw : deleteStartup;
  return async ({ id, version }: ListedStartup): Promise<string | null> => {
    const seen = version === undefined ? {} : { 'if-match': `"${version}"` };
    const { error } = await remove({ id, ...seen });
    return error ? errorText(error, 'Delete failed') : null;
  };
}
