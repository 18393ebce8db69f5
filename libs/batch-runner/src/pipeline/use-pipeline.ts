import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useIsSupported } from '@vaglio/api-client';
import type { Chain } from '@vaglio/contract';
import { startupsApi, useReadChainQuery, PENDING_WORK_TAGS } from '@vaglio/startups-data';

/** Polling interval. Other users and the server also change the pending work. */
const AGAIN_EVERY_MS = 15_000;
/** Polling interval while the pipeline runs. */
const WATCHED_EVERY_MS = 2_000;
/** Maximum age of a cached response when a section is opened. */
const AGAIN_AFTER_S = 5;

/**
 * Loads the pending work of each pipeline stage. `chain` is null while loading. `isSupported` is false if the server
 * does not return the pending work.
 */
export function usePipeline(): { readonly chain: Chain | null; readonly isSupported: boolean } {
  const isSupported = useIsSupported('readChain') !== false;
  const { currentData: known } = startupsApi.endpoints.readChain.useQueryState();
  const isRunning = known?.run?.state === 'running';
  const { data, error } = useReadChainQuery(undefined, {
    refetchOnMountOrArgChange: AGAIN_AFTER_S,
    pollingInterval: isSupported ? (isRunning ? WATCHED_EVERY_MS : AGAIN_EVERY_MS) : 0,
    skipPollingIfUnfocused: true,
  });
  useFreshLists(data?.run && `${data.run.id} ${data.run.state} ${data.run.stage}`);
  // After an error, the last response remains visible. Without any response, the strip is hidden.
  return { chain: data ?? null, isSupported: isSupported && !(error && !data) };
}

/**
 * Invalidates the displayed lists after each stage of a pipeline run.
 * @param step current step of the last run; undefined without a run
 */
function useFreshLists(step: string | undefined): void {
  const dispatch = useDispatch();
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== undefined && step !== undefined && before.current !== step)
      dispatch(startupsApi.util.invalidateTags([...PENDING_WORK_TAGS]));
    before.current = step;
  }, [dispatch, step]);
}
