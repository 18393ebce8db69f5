import { skipToken } from '@reduxjs/toolkit/query';
import { errorText, useOffers } from '@vaglio/api-client';
import { useReadStartupHistoryQuery } from '@vaglio/startups-data';

/**
 * What happened to a startup.
 * @param id null asks nothing
 * @returns `isMissing` when the server has no such call: the screen then leaves it out
 */
export function useHistory(id: string | null, limit: number) {
  const { currentData, error, isFetching, refetch } = useReadStartupHistoryQuery(
    id === null ? skipToken : { id, limit },
    { refetchOnMountOrArgChange: true },
  );
  return {
    history: error ? null : (currentData ?? null),
    isMissing: useOffers('readStartupHistory', { id, limit }) === false,
    isFetching,
    failure: error ? errorText(error, 'Failed to load the history') : null,
    retry: () => void refetch(),
  };
}
