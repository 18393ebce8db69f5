import { useAppDispatch } from '@vaglio/api-client';
import type { StartupPage } from '@vaglio/contract';
import { startupsApi, toListArg, type ListQuery } from '@vaglio/startups-data';

/**
 * Returns a function that changes the cached page of a list before the server responds. That function returns another
 * function, which reverts the change.
 */
export function useCachedPage(query: ListQuery): (change: (page: StartupPage) => void) => () => void {
  const dispatch = useAppDispatch();
  const arg = toListArg(query);
  return (change) => dispatch(startupsApi.util.updateQueryData('listInvestments', arg, change)).undo;
}
