import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { useListInvestmentsQuery } from '@vaglio/startups-data';
import { toListArg, type ListQuery } from './list-query';
import { readInvestmentPage } from './read-investment-page';

/** A page of the ranked list; a failed load empties it. While another page loads, the one before stays. */
export function useInvestments(query: ListQuery) {
  const { data, error, isFetching, refetch } = useListInvestmentsQuery(toListArg(query));
  const page = useMemo(() => readInvestmentPage(error ? undefined : data, query), [data, error, query]);
  return { ...page, isKnown: data !== undefined && !error, isFetching, failure: error ? errorText(error, 'Failed to load') : null, retry: refetch };
}
