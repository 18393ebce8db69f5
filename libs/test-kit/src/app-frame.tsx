import { createContext, useContext, useState, type ReactNode } from 'react';
import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router';
import { api } from '@vaglio/api-client';
import { NowProvider } from '@vaglio/auth-session';
import { ToastProvider, ToastRegion, UnsavedChangesGuard } from '@vaglio/ui';

/** Store slices in addition to that of the API, keyed by their path. */
export type Reducers = Readonly<Record<string, Reducer>>;
/** Current address. An array also contains the earlier addresses of the history. */
export type Route = InitialEntry | readonly InitialEntry[];

/** Creates a store like that of the app. */
export function makeStore(reducers: Reducers = {}) {
  return configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer, ...reducers }),
    // The checks remain active, but do not warn when they are slow on a busy machine.
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
  /** Function that returns the current time. By default, it returns the server time. */
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

/** Providers that every page needs: the store, the time, the router, toasts and the guard for unsaved changes. */
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
