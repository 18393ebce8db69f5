import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { errorText, failureStatus } from '@vaglio/api-client';
import { useListInvestmentsQuery, type StartupPage } from '@vaglio/startups-data';
import { readListQuery, toListArg, toListParams, type ListQuery } from './list-query';
import { withPlaces } from './with-places';

const EMPTY_PAGE: StartupPage = { items: [], total: 0 };

/**
 * A page of the ranked list; a failed load empties it. While another page loads, the one before stays.
 * @param isSkipped another layout shows the same list: nothing is asked
 * @returns `listed` is the query without the startup that is looked at: the same object as long as the list is the same
 */
export function useInvestments(query: ListQuery, isSkipped = false) {
  // Looking at another startup changes the address but not the list, whose startups then stay the same objects.
  const address = toListParams({ ...query, startup: '' }).toString();
  const listed = useMemo(() => readListQuery(new URLSearchParams(address)), [address]);
  const { data, error, isFetching, refetch } = useListInvestmentsQuery(
    isSkipped ? skipToken : toListArg(listed),
  );
  const page = error || !data || isSkipped ? EMPTY_PAGE : data;
  const items = useMemo(() => withPlaces(page.items, listed), [page, listed]);
  return {
    items,
    total: page.total,
    similar: page.similar ?? [],
    laterHidden: page.later_hidden ?? 0,
    /** The server refused the query as such. */
    isRefused: failureStatus(error) === 400,
    listed,
    isKnown: data !== undefined && !error,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: refetch,
  };
}
