import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { allowAutoRefresh, readSession } from '@vaglio/auth-session';
import { store } from './store';

type Query = ThunkAction<unknown, ReturnType<typeof store.getState>, unknown, UnknownAction>;

/**
 * Starts a page's queries in its loader, so that the page's hooks find them in the cache. A person who may not open the
 * page starts none: the guard leads elsewhere. As with that guard, an expired token may be refreshed, also after a forced
 * change of password that was left.
 * @param queries without a subscription (`initiate(arg, { subscribe: false })`)
 * @param roles that may open the page; every role unless given
 * @returns null, because the page waits for no answer
 */
export function startQueries(queries: readonly Query[], roles?: readonly string[]): null {
  const { hasToken, role = '' } = readSession();
  if (!hasToken || !(roles?.includes(role) ?? true)) return null;
  allowAutoRefresh();
  for (const query of queries) store.dispatch(query);
  return null;
}
