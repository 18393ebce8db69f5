import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { errorText, isUnknownOrForbidden } from '@vaglio/api-client';
import { useReadStartupHistoryQuery } from '@vaglio/startups-data';
import { readHistory } from './read-history';

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
  const history = useMemo(() => (error ? null : readHistory(currentData)), [currentData, error]);
  const isMissing = error ? isUnknownOrForbidden(error) : currentData !== undefined && history === null;
  return {
    history,
    isMissing,
    isFetching,
    failure: error ? errorText(error, 'Failed to load the history') : null,
    retry: () => void refetch(),
  };
}
