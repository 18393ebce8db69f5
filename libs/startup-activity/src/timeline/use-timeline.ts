import { skipToken } from '@reduxjs/toolkit/query';
import { errorText, useIsSupported } from '@vaglio/api-client';
import type { TimelineEntry } from '@vaglio/contract';
import { useReadTimelineQuery } from '@vaglio/startups-data';

export type TimelineKind = TimelineEntry['kind'];

interface TimelinePageQuery {
  /** Id of the startup. */
  readonly id: string;
  /** Kind of the entries, or undefined for all kinds. */
  readonly kind?: TimelineKind;
  /** Cursor of the page, or undefined for the newest entries. */
  readonly before?: string;
}

/**
 * Returns at most thirty entries of a startup's timeline.
 * @param isRead true if the entries are visible; they are then reloaded regularly, because other users also make
 *   decisions
 * @returns `timeline`, which is null until it is loaded
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
