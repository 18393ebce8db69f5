import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { useReadStatsQuery } from '@vaglio/startups-data';
import { toSummary } from './summary';

/** The three figures, as they load, or why they cannot be had. */
export function useSummary() {
  const { data, error, isFetching, refetch } = useReadStatsQuery();
  const figures = useMemo(() => toSummary(data), [data]);
  return {
    topPercent: data?.top_percent ?? null,
    figures,
    isFetching,
    failure: error ? errorText(error, 'Failed to load stats') : null,
    retry: refetch,
  };
}
