import { errorText, ifMatch } from '@vaglio/api-client';
import type { Work, WorkChange } from '@vaglio/contract';
import { useChangeWorkMutation } from '@vaglio/startups-data';

/** Saves what is said of the work on a startup; what is missing in a change stays as it is. */
export function useWorkChange() {
  const [send, { isLoading, error, reset }] = useChangeWorkMutation();
  return {
    isSaving: isLoading,
    /** In the server's words; null unless it was refused. */
    refusal: error ? errorText(error, 'Save failed') : null,
    dismiss: reset,
    /** @param work as the person saw it @returns whether it is saved */
    save: async (work: Work, workChange: WorkChange): Promise<boolean> => {
      const { error: refused } = await send({ id: work.startup_id, ...ifMatch(work.version), workChange });
      return !refused;
    },
  };
}
