import { errorText } from '@vaglio/api-client';
import {
  useListOfferedModelsQuery,
  useReadModelConnectionQuery,
  useTestModelConnectionMutation,
} from '../hooks.gen';

/** The connection to the language model, the models that there are, and a test on request. */
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
