import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useListExtractionRunsQuery } from '../hooks.gen';
import { extractionApi } from '../batch-runner.api';

const NEWEST = { page: 1, pageSize: 10 };
const WATCHES_EVERY_MS = 2_000;

/** A page of the runs, the newest first; watched while one runs and the page is looked at. */
export function useServerRuns() {
  const [query, show] = useState(NEWEST);
  // A running one is nearly always among the newest, whichever page is shown.
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
    /** More than fit on the shortest page. */
    isPaged: !error && (data?.total ?? 0) > NEWEST.pageSize,
    query,
    show,
    // Not before the first answer: a card that comes is calmer than one that goes.
    isSupported: useIsSupported('listExtractionRuns') === true,
    isFetching,
    retry: () => void refetch(),
    failure: error ? errorText(error, 'Failed to load') : null,
  };
}

/** Whether a run goes on on the server, as far as the list of runs says; a running one is among the newest. */
export function useIsRunOnServer(): boolean {
  const { currentData } = extractionApi.endpoints.listExtractionRuns.useQueryState(NEWEST);
  return currentData?.items.some(({ state }) => state === 'running') ?? false;
}

/** What a run on the server has read waits no more, and may have made raw rows. @param processed by the newest runs; undefined before the first answer */
function useFreshCounts(processed: number | undefined): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
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
