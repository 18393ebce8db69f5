import { errorText, useOffers } from '@vaglio/api-client';
import { useAddUsualParametersMutation, useRemoveUsualParametersMutation } from './hooks.gen';

/**
 * Adds the usual awards in one press, and takes them back.
 * @returns the texts and the props of a notice that offers it; `actionLabel` is null where the server does not know the call
 */
export function useUsualParameters() {
  const [callAdd, adding] = useAddUsualParametersMutation();
  const [callRemove, removing] = useRemoveUsualParametersMutation();
  const isOffered = useOffers('addUsualParameters') !== false;
  const added = adding.data?.parameterIDs ?? null;
  const failed = removing.error ?? adding.error;
  return {
    actionLabel: isOffered ? 'Add the 30 usual awards' : null,
    busyLabel: 'Adding…',
    isBusy: adding.isLoading,
    onAction: () => {
      removing.reset();
      void callAdd({ body: {} });
    },
    done: added === null ? null : `${added.length} awards added, each with weight 0.`,
    onUndo: () => {
      if (added !== null) void callRemove({ usualParameters: { parameterIDs: added } });
      adding.reset();
    },
    onEnd: () => adding.reset(),
    failure: failed && isOffered ? errorText(failed, 'Create failed') : null,
  };
}
