import { errorText, useIsSupported } from '@vaglio/api-client';
import { useAddUsualParametersMutation, useRemoveUsualParametersMutation } from './hooks.gen';

/**
 * Returns an alert action that adds the default awards.
 * @returns props of an `ActionAlert`; `actionLabel` is null if the server does not support the operation
 */
export function useUsualParameters() {
  const [callAdd, { error, isLoading }] = useAddUsualParametersMutation();
  const [callRemove] = useRemoveUsualParametersMutation();
  const isSupported = useIsSupported('addUsualParameters') !== false;
  return {
    actionLabel: isSupported ? 'Add the 30 usual awards' : null,
    busyLabel: 'Adding…',
    isBusy: isLoading,
    onAction: async () => {
      const { data } = await callAdd({ body: {} });
      if (!data) return null;
      const { parameterIDs } = data;
      return {
        message: `${parameterIDs.length} awards added, each with weight 0.`,
        undo: async () => {
          const { error: refused } = await callRemove({ usualParameters: { parameterIDs } });
          return refused ? errorText(refused, 'Undo failed') : null;
        },
      };
    },
    failure: error && isSupported ? errorText(error, 'Create failed') : null,
  };
}
