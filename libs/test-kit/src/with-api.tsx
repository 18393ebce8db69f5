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
  /** Initial address, by default '/'. */
  readonly route?: Route;
  readonly reducers?: Reducers;
  /** Claims in the signed-in user's token. By default, the user is an admin. null signs nobody in. */
  readonly session?: Readonly<Record<string, unknown>> | null;
}

/** Constant time for all stories, so that badges and relative dates do not change. */
const storyClock = () => FIXED_NOW;

/**
 * Returns a decorator that renders a story with a separate store and router, connected to a fake server. An unlisted
 * request replaces the story with an error.
 * @param routes routes as for `fakeApi`
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
  // Requests that a story has not finished must not reach the fake server of the next story.
  useEffect(() => () => void store.dispatch(api.util.resetApiState()), [store]);
  if (unlisted !== null) throw new Error(`a call that the story does not list: ${unlisted}`);
  return (
    <AppFrame store={store} route={route} clock={storyClock}>
      {children}
    </AppFrame>
  );
}
