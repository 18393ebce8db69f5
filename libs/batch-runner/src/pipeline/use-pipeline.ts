import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useIsSupported } from '@vaglio/api-client';
import type { Chain } from '@vaglio/contract';
import { startupsApi, useReadChainQuery, PENDING_WORK_TAGS } from '@vaglio/startups-data';

/** News is read and reviewed by others and by the server as well. */
const AGAIN_EVERY_MS = 15_000;
/** While the chain runs. */
const WATCHED_EVERY_MS = 2_000;
/** A section that is opened shows what waits now. */
const AGAIN_AFTER_S = 5;

/** Counts of pending work per stage; null while loading. `isSupported` is false if the server has no such call. */
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
  // Without a first answer there is nothing to show; a later failure leaves what was known.
  return { chain: data ?? null, isSupported: isSupported && !(error && !data) };
}

/** Each stage of a run makes what the next one takes: lists that are shown are read again. @param step of the last run; undefined without one */
function useFreshLists(step: string | undefined): void {
  const dispatch = useDispatch();
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== undefined && step !== undefined && before.current !== step)
      dispatch(startupsApi.util.invalidateTags([...PENDING_WORK_TAGS]));
    before.current = step;
  }, [dispatch, step]);
}
