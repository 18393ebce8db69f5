import { useEffect, useRef, useState } from 'react';
import { errorText, useIsSupported, useAppDispatch } from '@vaglio/api-client';
import { useListExtractionRunsQuery } from '../hooks.gen';
import { extractionApi } from '../batch-runner.api';

const NEWEST = { page: 1, pageSize: 10 };
const WATCHES_EVERY_MS = 2_000;

/** Loads a page of the server-side runs, newest first. It polls during a run while the page is visible. */
export function useServerRuns() {
  const [query, show] = useState(NEWEST);
  // A running run is almost always on the first page, so the first page is checked as well.
  const known = [
    extractionApi.endpoints.listExtractionRuns.useQueryState(NEWEST),
    extractionApi.endpoints.listExtractionRuns.useQueryState(query),
  ];
  const isRunning = known.some(({ currentData }) =>
    currentData?.items.some(({ state }) => state === 'running'),
  );
  const watch = { pollingInterval: isRunning ? WATCHES_EVERY_MS : 0, skipPollingIfUnfocused: true };
  useListExtractionRunsQuery(NEWEST, watch);
  const { data, error, isFetching, refetch } = useListExtractionRunsQuery(query, watch);
  useFreshCounts(known[0]?.currentData?.items.reduce((sum, { processed }) => sum + processed, 0));
  return {
    runs: error ? [] : (data?.items ?? []),
    total: error ? 0 : (data?.total ?? 0),
    /** True if there are more runs than fit on the shortest page. */
    isPaged: !error && (data?.total ?? 0) > NEWEST.pageSize,
    query,
    show,
    // False until the first response, because a card that appears late is less distracting than a card that disappears.
    isSupported: useIsSupported('listExtractionRuns') === true,
    isFetching,
    retry: () => void refetch(),
    failure: error ? errorText(error, 'Failed to load') : null,
  };
}

/** Returns true if the newest runs in the cache include a running run on the server. */
export function useIsRunOnServer(): boolean {
  const { currentData } = extractionApi.endpoints.listExtractionRuns.useQueryState(NEWEST);
  return currentData?.items.some(({ state }) => state === 'running') ?? false;
}

/**
 * Reloads the pending count and invalidates the raw rows after a server-side run has processed further articles.
 * @param processed number of articles processed by the newest runs; undefined before the first response
 */
function useFreshCounts(processed: number | undefined): void {
  const dispatch = useAppDispatch();
  const before = useRef(processed);
  useEffect(() => {
    if (before.current !== undefined && processed !== undefined && before.current !== processed) {
      const { readPendingCount } = extractionApi.endpoints;
      void dispatch(readPendingCount.initiate(undefined, { forceRefetch: true, subscribe: false }));
      dispatch(extractionApi.util.invalidateTags(['startups']));
    }
    before.current = processed;
  }, [dispatch, processed]);
}
