import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { StartupPage } from '@vaglio/contract';
import { startupsApi, toListArg, type ListQuery } from '@vaglio/startups-data';

type Patch = ReturnType<typeof startupsApi.util.updateQueryData>;
type ApiState = ReturnType<Parameters<Patch>[1]>;

/**
 * Returns a function that changes the cached page of a list before the server responds. That function returns another
 * function, which reverts the change.
 */
export function useCachedPage(query: ListQuery): (change: (page: StartupPage) => void) => () => void {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const arg = toListArg(query);
  return (change) => dispatch(startupsApi.util.updateQueryData('listInvestments', arg, change)).undo;
}
