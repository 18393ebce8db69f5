import { errorText } from '@vaglio/api-client';
import { useUndoDecisionMutation } from '@vaglio/startups-data';

/**
 * Takes a decision back from the timeline.
 * @param id of the startup
 * @param onUndone the decision has no button any more
 */
export function useUndoEntry(id: string, decision: string, onUndone: () => void) {
  const [send, { isLoading, error, reset }] = useUndoDecisionMutation();
  return {
    isUndoing: isLoading,
    /** Such as that somebody decided since, and what. */
    refusal: error ? errorText(error, 'Update failed') : null,
    dismiss: reset,
    undo: async (): Promise<void> => {
      const { error: refused } = await send({ id, decision, decisionUndoing: { origin: 'details' } });
      if (!refused) onUndone();
    },
  };
}
