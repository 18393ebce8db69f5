import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { allowAutoRefresh, readSession } from '@vaglio/auth-session';
import { store } from './store';

type Query = ThunkAction<unknown, ReturnType<typeof store.getState>, unknown, UnknownAction>;

/**
 * Starts the queries of a page in its loader, so that the hooks of the page find them in the cache. For a user without
 * access it starts no query, because the guard redirects that user. Like the guard, it accepts an expired token,
 * because the token may be refreshed. This also applies after an abandoned forced password change.
 * @param queries queries without a subscription (`initiate(arg, { subscribe: false })`)
 * @param roles roles with access to the page; all by default
 * @returns null, because the page does not wait for the responses
 */
export function startQueries(queries: readonly Query[], roles?: readonly string[]): null {
  const { hasToken, role = '' } = readSession();
  if (!hasToken || !(roles?.includes(role) ?? true)) return null;
  allowAutoRefresh();
  for (const query of queries) store.dispatch(query);
  return null;
}
