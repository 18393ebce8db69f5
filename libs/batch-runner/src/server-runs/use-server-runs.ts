import { errorText, isUnknownCall } from '@vaglio/api-client';
import { useListExtractionRunsQuery } from '../batch-runner.api';

const SHOWN = 10;
const WATCHES_EVERY_MS = 2_000;

/** The newest runs; watched while one runs and the page is looked at. */
export function useServerRuns() {
  const { currentData } = useListExtractionRunsQuery({ page: 1, pageSize: SHOWN });
  const isRunning = currentData?.items.some(({ state }) => state === 'running') ?? false;
  const { data, error, isFetching, refetch } = useListExtractionRunsQuery(
    { page: 1, pageSize: SHOWN }, { pollingInterval: isRunning ? WATCHES_EVERY_MS : 0, skipPollingIfUnfocused: true });
  return {
    runs: error ? [] : (data?.items ?? []),
    // Not before the first answer: a card that comes is calmer than one that goes.
    isOffered: data !== undefined || (error !== undefined && !isUnknownCall(error)),
    isFetching, retry: () => void refetch(),
    failure: error ? errorText(error, 'Failed to load') : null,
  };
}
