import { skipToken } from '@reduxjs/toolkit/query';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useReadFactsQuery } from '@vaglio/startups-data';

/**
 * Returns the facts of a startup with their origins.
 * @returns `isSupported`, false if the server stores no facts, and undefined before the first response; the tab is
 *   then hidden
 */
export function useFacts(id: string) {
  const isSupported = useIsSupported('readFacts');
  const { currentData, error, isFetching, refetch } = useReadFactsQuery(
    isSupported === false ? skipToken : { id },
  );
  return {
    facts: error ? null : (currentData ?? null),
    isSupported,
    isFetching,
    failure: error ? errorText(error, 'Failed to load the facts') : null,
    retry: () => void refetch(),
  };
}
