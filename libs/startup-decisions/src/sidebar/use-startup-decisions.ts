import { skipToken } from '@reduxjs/toolkit/query';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useListDecisionsQuery } from '@vaglio/startups-data';

const NEWEST = 20;

/**
 * Returns the decisions about a startup, newest first. They are null if the server does not support decisions or has
 * not responded.
 */
export function useStartupDecisions(id: string) {
  return useDecisionsReading(id).decisions;
}

/** Returns the result of {@link useStartupDecisions}, together with the loading state and the error. */
export function useDecisionsReading(id: string) {
  const isSupported = useIsSupported('listDecisions');
  const { currentData, error, isFetching, refetch } = useListDecisionsQuery(
    isSupported === false ? skipToken : { id, limit: NEWEST },
  );
  const decisions = error ? null : (currentData?.items ?? null);
  return {
    decisions,
    isReading: isFetching,
    /** True if the server supports decisions, but the decisions are not loaded. */
    isUnread: isSupported !== false && decisions === null,
    failure: isSupported !== false && error ? errorText(error, 'Failed to load the decisions') : null,
    retry: (): void => void refetch(),
  };
}
