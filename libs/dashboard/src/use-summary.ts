import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { startupsApi, useReadDashboardQuery, useReadStatsQuery } from '@vaglio/startups-data';
import { toSummary } from './summary';

/** Query for the figures and rings, started by the loader of the dashboard. */
export const dashboardQuery = () =>
  startupsApi.endpoints.readDashboard.initiate(undefined, { subscribe: false });

/** Loads the three figures of the summary. If the server has no dashboard route, it uses a separate request. */
export function useSummary() {
  const counted = useReadDashboardQuery();
  const isCounted = counted.error === undefined;
  const stats = useReadStatsQuery(undefined, { skip: isCounted });
  const { error, isFetching, refetch } = stats;
  const data = isCounted ? counted.data?.stats : stats.data;
  const figures = useMemo(() => toSummary(data), [data]);
  return {
    topPercent: data?.top_percent ?? null,
    figures,
    isFetching: counted.isFetching || isFetching,
    failure: error && !isCounted ? errorText(error, 'Failed to load stats') : null,
    retry: refetch,
  };
}
