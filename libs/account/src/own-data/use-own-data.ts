import { errorText, tryWithProof, useIsSupported } from '@vaglio/api-client';
import { saveFile } from '@vaglio/ui';
import { useExportOwnDataMutation, useListOwnDataExportsQuery } from '../hooks.gen';

const FAILURE = 'Export failed';

/** Takes all that is stored about the person, and says which administrators took it. */
export function useOwnData() {
  const { data, error } = useListOwnDataExportsQuery();
  const [take, { reset }] = useExportOwnDataMutation();
  return {
    isSupported: useIsSupported('listOwnDataExports') !== false,
    takenByOthers: data && !error ? data.items.filter(({ is_own }) => !is_own) : [],
    /** Saves the file; resolves with why there is none, or null. Never throws. */
    take: async (password: string): Promise<string | null> => {
      const answer = await tryWithProof(password, FAILURE, (body) => take({ body }));
      if ('failure' in answer) return answer.failure;
      const { data: taken, error: refused } = answer;
      reset(); // it is large, and is kept nowhere
      if (refused || !taken) return errorText(refused, FAILURE);
      saveFile('your-data.json', new Blob([JSON.stringify(taken, null, 2)], { type: 'application/json' }));
      return null;
    },
  };
}
