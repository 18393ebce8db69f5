import { skipToken } from '@reduxjs/toolkit/query';
import { useOffers } from '@vaglio/api-client';
import { useListDecisionsQuery } from '@vaglio/startups-data';

const NEWEST = 20;

/** What was decided about a startup, the newest first; null where the server does not keep it, or has not answered. */
export function useStartupDecisions(id: string) {
  return useDecisionsReading(id).decisions;
}

/** As {@link useStartupDecisions}, and whether the answer is still to come. */
export function useDecisionsReading(id: string) {
  const isOffered = useOffers('listDecisions');
  const { currentData, error, isFetching } = useListDecisionsQuery(
    isOffered === false ? skipToken : { id, limit: NEWEST },
  );
  return {
    decisions: error ? null : (currentData?.items ?? null),
    isReading: isFetching && currentData === undefined,
  };
}
