import { skipToken } from '@reduxjs/toolkit/query';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useReadFactsQuery } from '@vaglio/startups-data';

/**
 * What is known about a startup, from where.
 * @returns `isSupported` false where the server keeps no such facts, undefined until it has answered; their tab is then left out
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
