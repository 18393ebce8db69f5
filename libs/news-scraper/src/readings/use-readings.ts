import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { errorText, useIsSupported } from '@vaglio/api-client';
import type { NewsReading } from '@vaglio/contract';
import { scraperApi, useListNewsReadingsQuery, useOrderNewsReadingMutation } from '../endpoints.gen';

/** Polling interval while a reading is pending or running. */
const PAUSE_MS = 1_500;

/**
 * Returns the readings that users requested: the unfinished readings and the reading that ended last. It also returns a
 * function that requests a reading.
 */
export function useReadings() {
  const [isFollowing, setIsFollowing] = useState(false);
  const { data } = useListNewsReadingsQuery(undefined, { pollingInterval: isFollowing ? PAUSE_MS : 0 });
  const [call, { error, isLoading, reset }] = useOrderNewsReadingMutation();
  const [orderedId, setOrderedId] = useState<string | null>(null);
  const readings = data?.items ?? [];
  const open = readings.filter(({ finished_at }) => finished_at === null);
  if (open.length > 0 !== isFollowing) setIsFollowing(open.length > 0);
  useReloadAfter(open.map(({ id, sources_done }) => `${id}:${sources_done}`).join());
  const order = async (source_id?: string) => {
    const answer = await call({ body: source_id === undefined ? {} : { source_id } });
    if (answer.data) setOrderedId(answer.data.id);
  };
  return {
    isSupported: useIsSupported('listNewsReadings') === true,
    open,
    ended: readings.find((reading) => reading.id === orderedId && isEnded(reading)) ?? null,
    order: (source_id?: string) => void order(source_id),
    isOrdering: isLoading,
    failure: error ? errorText(error, 'The news run could not be started.') : null,
    closeFailure: reset,
    closeEnded: () => setOrderedId(null),
  };
}

const isEnded = ({ finished_at }: NewsReading) => finished_at !== null;

/** Reloads sources and unread pages after each source of a reading and at the end of the reading. */
function useReloadAfter(progress: string) {
  const dispatch = useDispatch();
  const seen = useRef(progress);
  useEffect(() => {
    if (seen.current === progress) return;
    seen.current = progress;
    dispatch(scraperApi.util.invalidateTags(['scraper']));
  }, [dispatch, progress]);
}
