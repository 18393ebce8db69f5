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
 * A page of the ranked list; a failed load empties it. While another page loads, the one before stays.
 * @param isSkipped another layout shows the same list, or it is not known yet: nothing is asked
 * @returns `listed` is the query without the startup that is looked at: the same object as long as the list is the same
 */
export function useInvestments(query: ListQuery, isSkipped = false) {
  // Looking at another startup changes the address but not the list, whose startups then stay the same objects.
  const address = toListParams({ ...query, startup: '' }).toString();
  const { view } = query;
  // An address does not say that a server has no views.
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
    /** What is new since the visit before; null where that is not known. */
    news: page.news ?? null,
    /** When the last answer came, also one that says what the one before said; undefined where it failed. */
    answeredAt: error ? undefined : fulfilledTimeStamp,
    /** The server refused the query as such. */
    isRefused: failureStatus(error) === 400,
    listQuery,
    /** The items are those of `listed`, not of the list before. */
    isOfListed: currentData !== undefined,
    isKnown: data !== undefined && !error,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: refetch,
  };
}
