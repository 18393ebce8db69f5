import { skipToken } from '@reduxjs/toolkit/query';
import { errorText, useIsSupported } from '@vaglio/api-client';
import type { TimelineEntry } from '@vaglio/contract';
import { useReadTimelineQuery } from '@vaglio/startups-data';

export type TimelineKind = TimelineEntry['kind'];

interface TimelinePageQuery {
  /** Of the startup. */
  readonly id: string;
  /** Missing for all. */
  readonly kind?: TimelineKind;
  /** Missing for the newest. */
  readonly before?: string;
}

/**
 * Entries of a startup's timeline, thirty at most.
 * @param isRead whether they are shown: then they are asked for again, because others decide too
 * @returns `timeline` null until it is there
 */
export function useTimeline(page: TimelinePageQuery, isRead = false) {
  const isSupported = useIsSupported('readTimeline');
  const { currentData, error, isFetching, refetch } = useReadTimelineQuery(
    isSupported === false ? skipToken : page,
    { refetchOnMountOrArgChange: isRead },
  );
  return {
    timeline: error ? null : (currentData ?? null),
    isFetching,
    failure: error ? errorText(error, 'Failed to load the timeline') : null,
    retry: () => void refetch(),
  };
}
