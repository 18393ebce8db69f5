import { Fragment, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, type InitialEntry, type Location } from 'react-router';
import { api } from '@vaglio/api-client';
import type { FakeApi } from './fake-api';

interface RenderOptions {
  /** Where the person is; '/' unless given. Earlier entries of the history come first in an array. */
  readonly route?: InitialEntry | readonly InitialEntry[];
  /** Further slices of the store, by their path. */
  readonly reducers?: Readonly<Record<string, Reducer>>;
  /** What lies around the whole page, such as the theme. */
  readonly wrapper?: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * Renders a part of the app with a store of its own and a router, against a fake server.
 * @param _api says that the fake is in place; make it with `fakeApi` before
 * @returns `user` to act with, `screen` to look at, `location()` and `path()` (path, query and hash) of where the person is
 */
export function renderWithApi(ui: ReactElement, _api: FakeApi, options: RenderOptions = {}) {
  const { route = '/', reducers = {}, wrapper: Around = Fragment } = options;
  const store = configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer, ...reducers }),
    // The checks stay; only their complaint about their own slowness on a busy machine goes.
    middleware: (getDefault) =>
      getDefault({
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(api.middleware),
  });
  let location: Location | null = null;
  const Witness = () => {
    location = useLocation();
    return null;
  };
  const view = render(
    <Around>
      <Provider store={store}>
        <MemoryRouter initialEntries={Array.isArray(route) ? [...route] : [route]}>
          {ui}
          <Witness />
        </MemoryRouter>
      </Provider>
    </Around>,
  );
  const where = (): Location => {
    if (!location) throw new Error('nothing was rendered');
    return location;
  };
  const path = (): string => where().pathname + where().search + where().hash;
  return { ...view, store, screen, user: userEvent.setup({ delay: null }), location: where, path };
}
