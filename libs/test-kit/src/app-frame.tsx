import { createContext, useContext, useState, type ReactNode } from 'react';
import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router';
import { api } from '@vaglio/api-client';
import { NowProvider } from '@vaglio/auth-session';
import { ToastProvider, ToastRegion, UnsavedChangesGuard } from '@vaglio/ui';

/** Slices of the store beside the api's, by their path. */
export type Reducers = Readonly<Record<string, Reducer>>;
/** Where the person is. Earlier entries of the history come first in an array. */
export type Route = InitialEntry | readonly InitialEntry[];

/** A store of its own, as the app makes it. */
export function makeStore(reducers: Reducers = {}) {
  return configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer, ...reducers }),
    // The checks stay; only their warning about their own slowness on a busy machine goes.
    middleware: (getDefault) =>
      getDefault({
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(api.middleware),
  });
}

interface AppFrameProps {
  readonly store: ReturnType<typeof makeStore>;
  readonly route: Route;
  /** The present time; the server's unless given. */
  readonly clock?: (() => Date) | undefined;
  readonly children: ReactNode;
}

const Screen = createContext<ReactNode>(null);
const ROUTES = [{ path: '*', Component: Page }];

function Page() {
  return (
    <ToastProvider>
      <ToastRegion />
      <UnsavedChangesGuard>{useContext(Screen)}</UnsavedChangesGuard>
    </ToastProvider>
  );
}

/** What every screen needs around it: a store, the time, a router, a place for toasts and the guard of unsaved changes. */
export function AppFrame({ store, route, clock, children }: AppFrameProps) {
  const [router] = useState(() =>
    createMemoryRouter(ROUTES, { initialEntries: isHistory(route) ? [...route] : [route] }),
  );
  return (
    <Provider store={store}>
      <NowProvider clock={clock}>
        <Screen value={children}>
          <RouterProvider router={router} />
        </Screen>
      </NowProvider>
    </Provider>
  );
}

function isHistory(route: Route): route is readonly InitialEntry[] {
  return Array.isArray(route);
}
