import { errorText, tryWithProof, useIsSupported } from '@vaglio/api-client';
import { saveFile } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { useExportOwnDataMutation, useListOwnDataExportsQuery } from '../hooks.gen';

const failureText = () => i18n.t('Export failed');

/** Provides the export of the user's personal data and the list of exports by administrators. */
export function useOwnData() {
  const { data, error } = useListOwnDataExportsQuery();
  const [take, { reset }] = useExportOwnDataMutation();
  return {
    isSupported: useIsSupported('listOwnDataExports') !== false,
    takenByOthers: data && !error ? data.items.filter(({ is_own }) => !is_own) : [],
    /** Saves the export file. It resolves to the error text, or to null on success. Never throws. */
    take: async (password: string): Promise<string | null> => {
      const answer = await tryWithProof(password, failureText(), (body) => take({ body }));
      if ('failure' in answer) return answer.failure;
      const { data: taken, error: refused } = answer;
      reset(); // frees the memory of the large response
      if (refused || !taken) return errorText(refused, failureText());
      saveFile('your-data.json', new Blob([JSON.stringify(taken, null, 2)], { type: 'application/json' }));
      return null;
    },
  };
}
