import { errorText, ifMatch } from '@vaglio/api-client';
import type { Work, WorkChange } from '@vaglio/contract';
import { useChangeWorkMutation } from '@vaglio/startups-data';

/**
 * Returns a function that changes the assignee or next step, with its state. Fields that a change omits remain
 * unchanged.
 */
export function useWorkChange() {
  const [send, { isLoading, error, reset }] = useChangeWorkMutation();
  return {
    isSaving: isLoading,
    /** Error text from the server, or null without an error. */
    refusal: error ? errorText(error, 'Save failed') : null,
    dismiss: reset,
    /**
     * Saves a change of the assignee or next step.
     * @param work values as the user saw them
     * @returns true if the change was saved
     */
    save: async (work: Work, workChange: WorkChange): Promise<boolean> => {
      const { error: refused } = await send({ id: work.startup_id, ...ifMatch(work.version), workChange });
      return !refused;
    },
  };
}
