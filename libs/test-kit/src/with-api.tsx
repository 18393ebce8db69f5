import { useEffect, useState, type ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { api } from '@vaglio/api-client';
import { clearToken } from '@vaglio/auth-session';
import { signIn } from './a-token';
import { AppFrame, makeStore, type Reducers, type Route } from './app-frame';
import { fakeApi } from './fake-api';
import type { FakeRoutes } from './route-table';
import { FIXED_NOW } from './startup-fixtures';

interface StoryOptions {
  /** '/' unless given. */
  readonly route?: Route;
  readonly reducers?: Reducers;
  /** Claims of the signed-in person's token, by default an admin's; null for a visitor. */
  readonly session?: Readonly<Record<string, unknown>> | null;
}

/** The time of every story, so that badges and relative dates stay as they are. */
const storyClock = () => FIXED_NOW;

/**
 * A decorator: the story in a store and a router of its own, served by these routes alone. A call that is not listed
 * takes the story's place as an error.
 * @param routes as `fakeApi` takes them
 */
export function withApi(routes: FakeRoutes, options: StoryOptions = {}): Decorator {
  return function WithApi(Story) {
    return (
      <ServedStory routes={routes} {...options}>
        <Story />
      </ServedStory>
    );
  };
}

interface ServedStoryProps extends StoryOptions {
  readonly routes: FakeRoutes;
  readonly children: ReactNode;
}

function ServedStory({ routes, route = '/', reducers, session, children }: ServedStoryProps) {
  const [unlisted, setUnlisted] = useState<string | null>(null);
  const [store] = useState(() => {
    if (session === null) clearToken();
    else signIn(session ?? { role: 'admin' });
    fakeApi(routes, setUnlisted);
    return makeStore(reducers);
  });
  // What a story left running must not call the server of the next one.
  useEffect(() => () => void store.dispatch(api.util.resetApiState()), [store]);
  if (unlisted !== null) throw new Error(`a call that the story does not list: ${unlisted}`);
  return (
    <AppFrame store={store} route={route} clock={storyClock}>
      {children}
    </AppFrame>
  );
}
