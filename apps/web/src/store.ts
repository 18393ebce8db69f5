import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api, clearEtagCache } from '@vaglio/api-client';
import { ACCESS_TOKEN_KEY, readSession } from '@vaglio/auth-session';
import { BATCH_RUNNER_PATH, batchRunnerReducer } from '@vaglio/batch-runner';

/**
 * Creates the app's store. It contains the server's responses, and batch loops that continue when their page is closed.
 * It is part of the signed-in chunks, so that /login stays small.
 */
export function makeStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, [BATCH_RUNNER_PATH]: batchRunnerReducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
}

export const store = makeStore();
// Notifies polling queries when the page becomes visible or hidden.
setupListeners(store.dispatch);
// Remains active as long as the store, because the store holds responses before the first page renders and after the
// last page unmounts.
forgetOnPersonChange(store);

/**
 * Clears all responses when the stored token is removed or belongs to another user, so that users never see each
 * other's data.
 * @returns function that stops watching the token
 */
export function forgetOnPersonChange(watched: ReturnType<typeof makeStore>): () => void {
  let known = readSession().claims.sub;
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== ACCESS_TOKEN_KEY && key !== null) return;
    const { sub } = readSession().claims;
    if (sub === known) return;
    known = sub;
    clearEtagCache(); // runs first, because the queries of a visible page are sent again immediately
    watched.dispatch(api.util.resetApiState());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
