import { skipToken } from '@reduxjs/toolkit/query';
import { errorText } from '@vaglio/api-client';
import { useReadDuplicateQuery } from '../hooks.gen';
import type { Pairs } from './use-pairs';

/**
 * The pair that is compared: the one that the address names, also when it is not on this page of the list; without one
 * the first where the comparison is beside the list.
 * @param pairId '' where the address names none
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
    /** In the list; -1 for one that is not on this page. */
    place: items.findIndex(({ id }) => id === chosen?.id),
    isReading: isAsked && single.isFetching,
    failure: isAsked && single.error ? errorText(single.error, 'Failed to load the pair') : null,
    retry: () => void single.refetch(),
  };
}
