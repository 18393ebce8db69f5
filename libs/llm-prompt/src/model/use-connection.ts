import { errorText } from '@vaglio/api-client';
import {
  useListOfferedModelsQuery,
  useReadModelConnectionQuery,
  useTestModelConnectionMutation,
} from '../hooks.gen';

/**
 * Loads the connection to the language model and the models on its server. It also returns a function that tests the
 * connection.
 */
export function useConnection() {
  const { data, error, isFetching, refetch } = useReadModelConnectionQuery();
  const offered = useListOfferedModelsQuery();
  const [callTest, tested] = useTestModelConnectionMutation();
  return {
    connection: error ? null : (data ?? null),
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
    offered: {
      models: offered.data?.items ?? [],
      isFetching: offered.isFetching,
      failure: offered.error ? errorText(offered.error, 'Failed to load') : (offered.data?.error ?? null),
      onRetry: () => void offered.refetch(),
    },
    test: {
      run: (model: string) => void callTest({ body: { model } }),
      isRunning: tested.isLoading,
      report: tested.isLoading ? null : (tested.data ?? null),
      failure: tested.error ? errorText(tested.error, 'Request failed') : null,
    },
  };
}
