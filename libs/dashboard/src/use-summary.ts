import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { startupsApi, useReadDashboardQuery, useReadStatsQuery } from '@vaglio/startups-data';
import { toSummary } from './summary';

/** Query of figures and rings for the dashboard's loader. */
export const dashboardQuery = () =>
  startupsApi.endpoints.readDashboard.initiate(undefined, { subscribe: false });

/** The three figures, as they load, or why they cannot be had; by a call of their own where the server does not count the dashboard. */
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
