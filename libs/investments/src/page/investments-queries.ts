import { startupsApi, ALL_ACTIVE, toListArg, readViewAddress } from '@vaglio/startups-data';

const UNREAD = { subscribe: false } as const;

/**
 * Queries of the page's first render for its loader: the saved views and the list. The list of a saved view and the
 * board are left to the page: the first needs the view, the second has queries of its own.
 */
export function investmentsQueries(search: URLSearchParams) {
  const { listViews, listInvestments } = startupsApi.endpoints;
  const query = readViewAddress(search, null);
  const isKnown = query.layout !== 'board' && (query.view === '' || query.view === ALL_ACTIVE);
  const views = listViews.initiate(undefined, UNREAD);
  return isKnown ? [views, listInvestments.initiate(toListArg(query), UNREAD)] : [views];
}
