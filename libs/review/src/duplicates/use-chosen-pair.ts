import { skipToken } from '@reduxjs/toolkit/query';
import { errorText } from '@vaglio/api-client';
import { useReadDuplicateQuery } from '../hooks.gen';
import type { Pairs } from './use-pairs';

/**
 * Returns the compared pair. It is the pair in the address, even if it is not on the current page of the list. Without
 * a pair in the address, it is the first pair if the comparison is next to the list.
 * @param pairId pair id in the address; '' if the address contains no pair
 */
export function useChosenPair(pairId: string, { items, isFetching }: Pairs, isWide: boolean) {
  const listed = items.find(({ id }) => id === pairId);
  const isAsked = pairId !== '' && !listed && !(isFetching && items.length === 0);
  const single = useReadDuplicateQuery(isAsked ? { id: pairId } : skipToken);
  const first = isWide ? (items[0] ?? null) : null;
  const read = isAsked && !single.error ? (single.currentData ?? null) : null;
  const chosen = pairId === '' ? first : (listed ?? read);
  return {
    chosen,
    /** Index of the pair in the list; -1 if the pair is not on the current page. */
    place: items.findIndex(({ id }) => id === chosen?.id),
    isReading: isAsked && single.isFetching,
    failure: isAsked && single.error ? errorText(single.error, 'Failed to load the pair') : null,
    retry: () => void single.refetch(),
  };
}
