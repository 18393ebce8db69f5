import { errorText, useIsSupported } from '@vaglio/api-client';
import { useListDuplicatesQuery, useListMergesQuery } from '../hooks.gen';
import type { DuplicatesQuery } from './duplicates-query';

export const PAIRS_A_PAGE = 50;

export type Pairs = ReturnType<typeof usePairs>;

/** Returns the page of pairs in the address, sorted by descending confidence, and the number of decisions. */
export function usePairs({ only, page }: DuplicatesQuery) {
  const { data, currentData, error, isFetching, refetch } = useListDuplicatesQuery({
    only,
    page,
    pageSize: PAIRS_A_PAGE,
  });
  const merges = useListMergesQuery({ pageSize: 1 });
  const isSupported = useIsSupported('listDuplicates') !== false;
  return {
    isSupported,
    items: error ? [] : (currentData?.items ?? []),
    total: currentData?.total ?? 0,
    counts: data?.counts ?? null,
    keptApart: data?.kept_apart ?? null,
    comparing: data?.comparing ?? 0,
    merged: merges.data?.total ?? null,
    isFetching,
    failure: error ? errorText(error, 'Failed to load the pairs') : null,
    retry: () => void refetch(),
  };
}
