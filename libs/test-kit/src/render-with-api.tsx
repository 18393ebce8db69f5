import { Fragment, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, type Location } from 'react-router';
import { api } from '@vaglio/api-client';
import { AppFrame, makeStore, type Reducers, type Route } from './app-frame';
import type { FakeApi } from './fake-api';

interface RenderOptions {
  /** Initial address, by default '/'. */
  readonly route?: Route;
  readonly reducers?: Reducers;
  /** Function that returns the current time. By default, it returns the server time. */
  readonly clock?: () => Date;
  /** Component that wraps the page, such as a theme provider. */
  readonly wrapper?: ComponentType<{ readonly children: ReactNode }>;
}

const stores: ReturnType<typeof makeStore>[] = [];

// If a loop in the store continued after its test, it would send requests to the fake server of the next test.
if (typeof afterEach === 'function')
  afterEach(() => stores.splice(0).forEach((store) => store.dispatch(api.util.resetApiState())));

/**
 * Renders a part of the app with a separate store and router, connected to a fake server.
 * @param _api result of `fakeApi`, which must be called first
 * @returns `user` for events, `screen` for queries, `location()` and `path()` (path, query and hash) of the current
 *   address
 */
export function renderWithApi(ui: ReactElement, _api: FakeApi, options: RenderOptions = {}) {
  const { route = '/', reducers, clock, wrapper: Around = Fragment } = options;
  const store = makeStore(reducers);
  stores.push(store);
  let location: Location | null = null;
  const Witness = () => {
    location = useLocation();
    return null;
  };
  const view = render(
    <Around>
      <AppFrame store={store} route={route} clock={clock}>
        {ui}
        <Witness />
      </AppFrame>
    </Around>,
  );
  const where = (): Location => {
    if (!location) throw new Error('nothing was rendered');
    return location;
  };
  const path = (): string => where().pathname + where().search + where().hash;
  return { ...view, store, screen, user: userEvent.setup({ delay: null }), location: where, path };
}
