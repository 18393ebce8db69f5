import { startupsApi, ALL_ACTIVE, toListArg, readViewAddress } from '@vaglio/startups-data';

const UNREAD = { subscribe: false } as const;

/**
 * Returns the queries that the route loader prefetches: the saved views and the list. The list of a saved view depends
 * on the view and is omitted. The board has its own queries.
 */
export function investmentsQueries(search: URLSearchParams) {
  const { listViews, listInvestments } = startupsApi.endpoints;
  const query = readViewAddress(search, null);
  const isKnown = query.layout !== 'board' && (query.view === '' || query.view === ALL_ACTIVE);
  const views = listViews.initiate(undefined, UNREAD);
  return isKnown ? [views, listInvestments.initiate(toListArg(query), UNREAD)] : [views];
}
