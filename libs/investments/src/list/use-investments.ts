import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { errorText, failureStatus } from '@vaglio/api-client';
import type { StartupPage } from '@vaglio/contract';
import {
  useListInvestmentsQuery,
  readListQuery,
  toListArg,
  toListParams,
  type ListQuery,
} from '@vaglio/startups-data';
import { withRanks } from './with-ranks';

const EMPTY_PAGE: StartupPage = { items: [], total: 0 };

/**
 * Loads a page of the ranked list. While another page loads, the previous page remains visible. A failed request
 * empties the list.
 * @param isSkipped true to send no request, because another layout is active or the layout is not known yet
 * @returns `listQuery` is the query without the open startup; it remains the same object as long as the list does not
 *   change
 */
export function useInvestments(query: ListQuery, isSkipped = false) {
  // Opening another startup changes the address but not the list. The items therefore remain the same objects.
  const address = toListParams({ ...query, startup: '' }).toString();
  const { view } = query;
  // The address does not contain the information that the server does not support views.
  const listQuery = useMemo(
    () => ({ ...readListQuery(new URLSearchParams(address)), view }),
    [address, view],
  );
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = useListInvestmentsQuery(
    isSkipped ? skipToken : toListArg(listQuery),
  );
  const page = error || !data || isSkipped ? EMPTY_PAGE : data;
  const items = useMemo(() => withRanks(page.items, listQuery), [page, listQuery]);
  return {
    items,
    total: page.total,
    similar: page.similar ?? [],
    laterHidden: page.later_hidden ?? 0,
    /** Ids of the startups that are new since the previous visit; null if unknown. */
    news: page.news ?? null,
    /** Time of the last successful response, even if its data did not change; undefined after a failed request. */
    answeredAt: error ? undefined : fulfilledTimeStamp,
    /** True if the server rejected the query as invalid. */
    isRefused: failureStatus(error) === 400,
    listQuery,
    /** True if the items belong to `listQuery` and not to the previous list. */
    isOfListed: currentData !== undefined,
    isKnown: data !== undefined && !error,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: refetch,
  };
}
