import { screen } from '@testing-library/react';
import { fakeApi, notOffered, renderWithApi, signIn, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { DashboardPage } from './DashboardPage';

const STEPS = 'GET /auth/admin/first-steps';
const NEWS = 'GET /auth/views/counts';
const NOTHING_DONE = {
  steps: [{ key: 'password', state: 'open', done_at: null }],
  is_logo_dropped: false,
  is_hidden: false,
  has_sample_source: true,
  own_sources: 0,
  model: null,
  prompt_version: 1,
  parameters: 30,
  threshold: 8,
  other_people: 0,
};

/** Routes that do not matter for these tests. The server does not support them. */
const OTHERS = [
  'GET /auth/dashboard',
  'GET /auth/startups/curated',
  'GET /auth/articles',
  'GET /auth/parameters',
  'GET /auth/stats/new',
  'GET /auth/stats/funnel',
  'GET /auth/stats/scores',
  'GET /auth/stats/cantons',
  'GET /auth/stats/financing',
];

function open(routes: FakeRoutes = {}, role = 'admin') {
  signIn({ sub: '1', role });
  const api = fakeApi({
    ...Object.fromEntries(OTHERS.map((route) => [route, notOffered])),
    // The summary request remains pending, so that no error message replaces the summary.
    'GET /auth/investments/stats': unanswered,
    'GET /auth/investments': { items: [], total: 0 },
    [NEWS]: { items: [{ id: 'all', since: '2026-11-02T08:00:00.000Z', new: 0 }] },
    [STEPS]: NOTHING_DONE,
    ...routes,
  });
  return {
    api,
    ...renderWithApi(<DashboardPage onBrandSaved={() => undefined} />, api, {
      wrapper: ThemeRoot,
      route: '/dashboard',
    }),
  };
}

const summary = () => screen.queryByRole('region', { name: 'Summary' });

afterEach(() => localStorage.clear());

test('the dashboard below the first steps appears when it is known whether steps are open', async () => {
  const { unmount } = open({ [STEPS]: unanswered });
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await screen.findByText(/^Nothing new since/)).toBeVisible();
  expect(summary()).toBeNull();
  unmount();
  open();
  expect(await screen.findByText('First steps')).toBeVisible();
  expect(summary()).toBeVisible();
});

test('a person who is not an admin neither sees nor requests the first steps', async () => {
  const { api } = open({}, 'user');
  expect(summary()).toBeVisible();
  expect(await screen.findByText(/^Nothing new since/)).toBeVisible();
  expect(api.callsOf(STEPS)).toEqual([]);
});
