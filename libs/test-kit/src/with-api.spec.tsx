import { composeStory } from '@storybook/react-vite';
import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import { withApi } from './with-api';

function Screen() {
  const { role = 'visitor' } = useSession();
  const { pathname } = useLocation();
  const [text, setText] = useState('asking');
  useEffect(() => void callApi('/auth/roles').then(({ data }) => setText(JSON.stringify(data))), []);
  return <p>{`${role} at ${pathname}: ${text}`}</p>;
}

const ROUTES = { 'GET /auth/roles': ['user'] };

test.each([
  [undefined, 'admin at /: ["user"]'],
  [{ route: '/there', session: { role: 'super' } }, 'super at /there: ["user"]'],
  [{ session: null }, 'visitor at /: ["user"]'],
])('a story with the options %j shows: %s', async (options, text) => {
  const story = composeStory({ decorators: [withApi(ROUTES, options)] }, { component: Screen });
  await act(() => story.run());
  expect(await screen.findByText(text)).toBeVisible();
});
