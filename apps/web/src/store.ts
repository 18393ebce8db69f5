import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api, clearEtagCache } from '@vaglio/api-client';
import { ACCESS_TOKEN_KEY, readSession } from '@vaglio/auth-session';
import { BATCH_RUNNER_PATH, batchRunnerReducer } from '@vaglio/batch-runner';

/** The one store: answers of the server, and the batch loops that go on when their screen is left. Part of the signed-in chunks, so that /login stays small. */
export function makeStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, [BATCH_RUNNER_PATH]: batchRunnerReducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
}

export const store = makeStore();
// Notifies polling queries whether the page is visible.
setupListeners(store.dispatch);
// For as long as the store: it has answers before the first page is drawn, and keeps them after the last.
forgetOnPersonChange(store);

/**
 * Forgets every answer when another person's token, or none, is stored: nothing of one person is
 * shown to the next.
 * @returns a function that stops watching
 */
export function forgetOnPersonChange(watched: ReturnType<typeof makeStore>): () => void {
  let known = readSession().claims.sub;
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== ACCESS_TOKEN_KEY && key !== null) return;
    const { sub } = readSession().claims;
    if (sub === known) return;
    known = sub;
    clearEtagCache(); // first: forgotten queries of a shown screen are sent again at once
    watched.dispatch(api.util.resetApiState());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
