import { act, screen } from '@testing-library/react';
import { fakeApi, notOffered, renderWithApi, signIn } from '@vaglio/test-kit';
import { holdRestOfPage, keepNoHeight, ThemeRoot } from '@vaglio/ui';
import { DashboardScreen } from './dashboard';

const STEPS = 'GET /auth/admin/first-steps';
const NEWS = 'GET /auth/views/counts';
const NOTHING_DONE = {
  steps: [{ key: 'password', state: 'open', done_at: null }],
  is_hidden: false,
  is_logo_dropped: false,
  has_sample_source: true,
  own_sources: 0,
  model: null,
  prompt_version: 1,
  parameters: 30,
  threshold: 8,
  other_people: 0,
};

/** Of no matter here: the page shows what a server without them has. */
const OTHERS = [
  'GET /auth/dashboard',
  'GET /auth/investments/stats',
  'GET /auth/startups/curated',
  'GET /auth/articles',
  'GET /auth/parameters',
  'GET /auth/stats/new',
  'GET /auth/stats/funnel',
  'GET /auth/stats/scores',
  'GET /auth/stats/cantons',
  'GET /auth/stats/financing',
];

/** The dashboard as the page that was opened. @returns the calls so far, and the end of its first drawing */
function openFirst(role = 'admin') {
  signIn({ sub: '1', role });
  let draw = () => {};
  holdRestOfPage(new Promise<void>((resolve) => (draw = resolve)));
  const api = fakeApi({
    ...Object.fromEntries(OTHERS.map((route) => [route, notOffered])),
    'GET /auth/investments': { items: [], total: 0 },
    [NEWS]: { items: [{ id: 'all', since: '2026-11-02T08:00:00.000Z', new: 0, moved_up: 0 }] },
    [STEPS]: NOTHING_DONE,
  });
  renderWithApi(<DashboardScreen />, api, { wrapper: ThemeRoot, route: '/dashboard' });
  return { api, draw: () => act(async () => draw()) };
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });
/** More than parts take whose code is there. */
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

beforeAll(() => Promise.all([import('../../screens/first-steps'), import('../../screens/new-line')]));
afterEach(() => localStorage.clear());

test('first steps that were done or hidden at the last visit are asked for after the page, and shown where they are open again', async () => {
  keepNoHeight('firstSteps');
  const { api, draw } = openFirst();
  expect(await heading()).toBeVisible();
  await aMoment();
  expect(api.callsOf(STEPS)).toEqual([]);
  await draw();
  expect(await screen.findByText('First steps')).toBeVisible();
});

test('first steps of which nothing is known come with the page, which would move below them', async () => {
  openFirst();
  expect(await screen.findByText('First steps')).toBeVisible();
});

test('what is new is said once the page is shown', async () => {
  const { api, draw } = openFirst();
  expect(await heading()).toBeVisible();
  await aMoment();
  expect(api.callsOf(NEWS)).toEqual([]);
  await draw();
  expect(await screen.findByText(/^Nothing new since/)).toBeVisible();
});

test('who is no admin sees no first steps, and asks for none', async () => {
  const { api, draw } = openFirst('user');
  expect(await heading()).toBeVisible();
  await draw();
  expect(await screen.findByText(/^Nothing new since/)).toBeVisible();
  expect(api.callsOf(STEPS)).toEqual([]);
});
