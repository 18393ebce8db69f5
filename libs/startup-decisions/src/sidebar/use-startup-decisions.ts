import { skipToken } from '@reduxjs/toolkit/query';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useListDecisionsQuery } from '@vaglio/startups-data';

const NEWEST = 20;

/** What was decided about a startup, the newest first; null where the server does not keep it, or has not answered. */
export function useStartupDecisions(id: string) {
  return useDecisionsReading(id).decisions;
}

/** As {@link useStartupDecisions}, and whether the answer is still to come, or failed. */
export function useDecisionsReading(id: string) {
  const isSupported = useIsSupported('listDecisions');
  const { currentData, error, isFetching, refetch } = useListDecisionsQuery(
    isSupported === false ? skipToken : { id, limit: NEWEST },
  );
  const decisions = error ? null : (currentData?.items ?? null);
  return {
    decisions,
    isReading: isFetching,
    /** The server keeps them, and they are not known. */
    isUnread: isSupported !== false && decisions === null,
    failure: isSupported !== false && error ? errorText(error, 'Failed to load the decisions') : null,
    retry: (): void => void refetch(),
  };
}
