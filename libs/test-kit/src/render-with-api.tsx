import { Fragment, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, type Location } from 'react-router';
import { api } from '@vaglio/api-client';
import { AppFrame, makeStore, type Reducers, type Route } from './app-frame';
import type { FakeApi } from './fake-api';

interface RenderOptions {
  /** '/' unless given. */
  readonly route?: Route;
  readonly reducers?: Reducers;
  /** The present time; the server's unless given. */
  readonly clock?: () => Date;
  /** What lies around the whole page, such as the theme. */
  readonly wrapper?: ComponentType<{ readonly children: ReactNode }>;
}

const stores: ReturnType<typeof makeStore>[] = [];

// What goes on in a store after its test, such as a loop, would call the fake server of the next one.
if (typeof afterEach === 'function')
  afterEach(() => stores.splice(0).forEach((store) => store.dispatch(api.util.resetApiState())));

/**
 * Renders a part of the app with a store of its own and a router, against a fake server.
 * @param _api proves that the fake is in place; make it with `fakeApi` before
 * @returns `user` to act with, `screen` to look at, `location()` and `path()` (path, query and hash) of where the person is
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
