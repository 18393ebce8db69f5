import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { api } from '@vaglio/api-client';
import { anExpiredToken, aToken, aUser, fakeApi, notOffered, signIn, unanswered } from '@vaglio/test-kit';
import { isAutoRefreshSuppressed, storeToken, suppressAutoRefresh } from '@vaglio/auth-session';
import { ThemeRoot } from '@vaglio/ui';
import { BrandProvider } from './frame/BrandProvider';
import { routes } from './router';
import { store } from './store';

afterEach(() => {
  store.dispatch(api.util.resetApiState());
});

const NO_FIGURES = {
  total_startups: 0,
  top_percent: 0.2,
  top_percent_all: 0,
  potential_investments: 0,
  threshold: 5,
};
const NONE = { items: [], total: 0 };
const IDLE_CHAIN = {
  has_begun: true,
  to_extract: 0,
  to_curate: 0,
  review_articles: 0,
  review_pairs: 0,
  new_above_threshold: 0,
};
const SERVER = {
  'GET /config': {},
  'GET /auth/user': aUser(),
  'GET /auth/sessions': NONE,
  'GET /auth/investments/stats': NO_FIGURES,
  'GET /auth/investments': NONE,
  'GET /auth/admin/audit/choices': { actions: [], target_types: [] },
  'GET /auth/admin/users': NONE,
  'GET /auth/admin/first-steps': notOffered,
  'GET /auth/duplicates/count': notOffered,
  'GET /auth/notifications': notOffered,
  'GET /auth/notifications/settings': notOffered,
  'GET /auth/admin/decision-reasons': notOffered,
  'GET /auth/articles': { articles: [], total: 0 },
  'GET /auth/chain': notOffered,
  'GET /auth/dashboard': { stats: NO_FIGURES, rings: [] },
  'GET /auth/parameters': { parameters: [] },
  'GET /auth/startups/curated': NONE,
  'GET /auth/admin/parameters': { parameters: [], total: 0 },
  'GET /auth/llm/activations': notOffered,
  'GET /auth/llm/prompt': { prompt_id: '1', body: 'Read.' },
  'GET /auth/llm/prompts': NONE,
  'GET /auth/stats/cantons': notOffered,
  'GET /auth/stats/financing': notOffered,
  'GET /auth/stats/funnel': notOffered,
  'GET /auth/stats/new': notOffered,
  'GET /auth/stats/scores': notOffered,
  'GET /auth/views': { items: [] },
  'GET /auth/views/counts': notOffered,
  'POST /auth/views/:id/visit': notOffered,
  'GET /auth/api-tokens': notOffered,
  'GET /auth/second-factor': notOffered,
  'GET /auth/passkeys': notOffered,
  'GET /auth/user/data-exports': notOffered,
};

/** Unanswered routes for Review, comparisons and documents, so that these pages show their loading state. */
const OPENED = {
  'GET /auth/investments/:id/dossier': unanswered,
  'GET /auth/investments/dossier': unanswered,
  'GET /auth/investments/compare': unanswered,
  'GET /auth/review/articles': unanswered,
  'GET /auth/review/steps': unanswered,
  'GET /auth/chain': IDLE_CHAIN,
  'GET /auth/review/discarded-names': NONE,
  'GET /auth/duplicates': unanswered,
  'GET /auth/merges': NONE,
  'GET /auth/duplicates/kept-apart': NONE,
};

/** Renders the app at an address. If there are several, the earlier addresses become history entries. */
function open(entries: string | string[], answers: Readonly<Record<string, unknown>> = {}) {
  const server = fakeApi({ ...SERVER, ...answers });
  const router = createMemoryRouter(routes, { initialEntries: [entries].flat() });
  render(
    <ThemeRoot>
      <BrandProvider>
        <RouterProvider router={router} />
      </BrandProvider>
    </ThemeRoot>,
  );
  const location = () => router.state.location;
  const path = () => location().pathname + location().search + location().hash;
  return { server, router, location, path, user: userEvent.setup({ delay: null }) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  '/user',
  '/dashboard',
  '/potential-investiments',
  '/configurations#users',
  '/review?tab=done',
  '/compare?ids=1,2&top=eligible',
  '/dossier?id=7',
])('without a stored token %s redirects to /login, which remembers the requested page', async (origin) => {
  const { path, location } = open(origin);
  await heading('Login');
  expect(path()).toBe('/login');
  expect(location().state).toMatchObject({ from: origin });
});

test.each([
  ['user', '/configurations', '/login'],
  ['guest', '/dashboard', '/login'],
  [undefined, '/dashboard', '/login'],
  ['user', '/dashboard', '/dashboard'],
  ['guest', '/potential-investiments', '/potential-investiments'],
  ['super', '/configurations#users', '/configurations#users'],
  ['admin', '/configurations#users', '/configurations#users'],
  ['user', '/user', '/user'],
  ['user', '/review?tab=articles', '/potential-investiments'],
  ['guest', '/compare?ids=1,2', '/compare?ids=1,2'],
  ['guest', '/dossier?id=7', '/dossier?id=7'],
])('a person with the role %s who opens %s arrives at %s', async (role, route, end) => {
  signIn({ role });
  const { path } = open(route, OPENED);
  await waitFor(() => expect(path()).toBe(end));
});

test.each([
  ['?dossier=7&top=eligible', '/dossier?id=7&top=eligible', 'Dossier'],
  ['?dossier=list&canton=ZH', '/dossier?canton=ZH', 'Dossier'],
  ['?view=4&compare=1,2', '/compare?ids=1,2&view=4', 'Compare'],
  ['?review=articles&only=money', '/review?tab=articles&only=money', 'Review'],
  ['?review=duplicates', '/review?tab=duplicates', 'Review'],
])(
  'the old list address %s redirects to %s and is replaced in the browser history',
  async (old, present, title) => {
    signIn({ role: 'admin' });
    const { router, path } = open(['/forgot-password', `/potential-investiments${old}`], OPENED);
    await waitFor(() => expect(decodeURIComponent(path())).toBe(present));
    await waitFor(() => expect(document.title).toBe(`${title} · Vaglio`));
    await act(() => router.navigate(-1));
    await heading('Forgot your password?');
  },
);

test('in the top bar, comparisons and documents belong to the ranked list', async () => {
  signIn({ role: 'admin' });
  const { router } = open('/compare?ids=1,2', OPENED);
  const current = () =>
    screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
  await waitFor(() => expect(current()).toEqual(['Potential Investiments']));
  await act(() => router.navigate('/dossier'));
  await waitFor(() => expect(current()).toEqual(['Potential Investiments']));
  await act(() => router.navigate('/review'));
  await waitFor(() => expect(current()).toEqual(['Review']));
});

test('a signed-in person who opens /login is redirected to /', async () => {
  signIn();
  const { path } = open('/login');
  await waitFor(() => expect(path()).toBe('/'));
});

test('/change-password-first works without a session and removes its token from the address', async () => {
  const { path } = open('/change-password-first#tmpToken=tmp');
  await heading('Choose your password');
  await waitFor(() => expect(path()).toBe('/change-password-first'));
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('an unknown path shows the not-found page, and its button Back returns', async () => {
  const { user, path } = open(['/forgot-password', '/nowhere']);
  await heading('Page not found');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await heading('Forgot your password?');
  expect(path()).toBe('/forgot-password');
});

test('after a login the person is on the requested page and sees one notice', async () => {
  const { user, path } = open('/user', { 'POST /auth/login': { token: aToken() } });
  await heading('Login');
  await user.type(screen.getByLabelText('Email'), 'ann@x.ch');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await heading('Profile');
  expect(await screen.findByText('Login successful')).toBeVisible();
  expect(path()).toBe('/user');
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByText('Login successful')).not.toBeInTheDocument();
});

test('an expired session that cannot be refreshed leads to /login, which remembers the page', async () => {
  storeToken(anExpiredToken());
  const { path, location } = open('/user', {
    'GET /auth/user': () => ({ status: 401, body: { error: 'Expired' } }),
    'POST /auth/refresh': () => ({ status: 401, body: { error: 'Over' } }),
  });
  await heading('Login');
  expect([path(), localStorage.getItem('accessToken')]).toEqual(['/login', null]);
  expect(location().state).toMatchObject({ from: '/user' });
});

test('the document title follows the current page', async () => {
  open('/forgot-password');
  await heading('Forgot your password?');
  expect(document.title).toBe('Forgot your password? · Vaglio');
});

test('the skip link moves the focus to the content', async () => {
  const { user } = open('/forgot-password');
  await heading('Forgot your password?');
  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('if only the provider is used for sign-in, no password form appears while the setting is loading', async () => {
  const mark = document.createElement('meta');
  mark.name = 'sign-in';
  mark.content = 'provider';
  document.head.append(mark);
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const config = async () => {
    await isAnswered;
    return { body: { signInWith: 'Acme', passwordSignIn: 'named' } };
  };
  open('/login', { 'GET /config': config });
  await heading('Login');
  expect(screen.queryByLabelText('Email')).toBeNull();
  answer();
  expect(await screen.findByRole('button', { name: 'Continue with Acme' })).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
  mark.remove();
});

// One request loads the page. Two more with a single row provide the counts of its tabs.
test.each([
  ['admin', '/dashboard', 'GET /auth/dashboard', 1],
  ['user', '/potential-investiments?canton=ZH&sort=name', 'GET /auth/investments', 3],
  ['user', '/potential-investiments', 'GET /auth/views', 1],
  ['admin', '/configurations#users', 'GET /auth/admin/audit/choices', 1],
  ['admin', '/configurations#prompt', 'GET /auth/chain', 1],
] as const)(
  'for the role %s the page %s uses the preloaded request %s, which is sent %i time(s)',
  async (role, route, query, count) => {
    signIn({ role });
    const { server } = open(route, { 'GET /auth/chain': IDLE_CHAIN });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
    expect(server.callsOf(query)).toHaveLength(count);
  },
);

test.each([
  ['/review?only=website', 'Review', 'GET /auth/duplicates'],
  ['/review?tab=articles', 'Review', 'GET /auth/review/articles'],
  ['/review?tab=done', 'Review', 'GET /auth/review/steps'],
  ['/compare?ids=1,2', 'Compare startups', 'GET /auth/investments/compare'],
  ['/dossier?id=7', 'Dossier', 'GET /auth/investments/:id/dossier'],
  ['/dossier?canton=ZH', 'Shortlist', 'GET /auth/investments/dossier'],
] as const)(
  'the page %s with the text %s waits for its preloaded request %s, which is sent once',
  async (route, text, query) => {
    signIn({ role: 'admin' });
    const { server } = open(route, { ...OPENED, 'GET /auth/chain': IDLE_CHAIN });
    await within(await screen.findByRole('main')).findByText(text);
    expect(server.callsOf(query)).toHaveLength(1);
  },
);

test('for a person without the permission to edit startups, Review sends no requests', async () => {
  const { loader } = await import('./pages/signed-in/review');
  const server = fakeApi(SERVER);
  signIn({ role: 'user' });
  loader({ request: new Request(`${window.location.origin}/review`) });
  await Promise.resolve();
  expect(server.calls).toEqual([]);
});

test.each([
  ['#prompt', 1],
  ['#users', 0],
])('opening the settings section %s preloads the pipeline %i time(s)', async (hash, count) => {
  const { loader } = await import('./pages/signed-in/configurations');
  const server = fakeApi({ ...SERVER, 'GET /auth/chain': IDLE_CHAIN });
  signIn({ role: 'admin' });
  window.history.replaceState(null, '', `/configurations${hash}`);
  loader({ request: new Request(`${window.location.origin}/configurations`) });
  await waitFor(() => expect(server.callsOf('GET /auth/admin/audit/choices')).toHaveLength(1));
  expect(server.callsOf('GET /auth/chain')).toHaveLength(count);
  window.history.replaceState(null, '', '/');
});

test('preloading refreshes an expired session, even after a required password change', async () => {
  const { loader } = await import('./pages/signed-in/user');
  storeToken(anExpiredToken());
  suppressAutoRefresh();
  let isExpired = true;
  const server = fakeApi({
    ...SERVER,
    'GET /auth/user': () => (isExpired ? { status: 401, body: { error: 'Expired' } } : { body: aUser() }),
    'POST /auth/refresh': () => {
      isExpired = false;
      return { body: { token: aToken() } };
    },
  });
  loader();
  await waitFor(() => expect(server.callsOf('GET /auth/user')).toHaveLength(2));
  expect(isAutoRefreshSuppressed()).toBe(false);
});

test('after an error a page keeps its frame and shows its own error message', () => {
  const pagesOf = (list: readonly RouteObject[]): RouteObject[] =>
    list.flatMap((route) => (route.path === undefined ? pagesOf(route.children ?? []) : route));
  const withoutOne = pagesOf(routes).filter(({ errorElement }) => errorElement === undefined);
  expect(withoutOne.map(({ path }) => path)).toEqual([]);
});

test('a page sends its requests before it renders', async () => {
  const { loader } = await import('./pages/signed-in/dashboard');
  const server = fakeApi(SERVER);
  signIn({ role: 'guest' });
  expect(loader()).toBeNull();
  signIn({ role: 'user' });
  expect(loader()).toBeNull();
  await waitFor(() => expect(server.callsOf('GET /auth/dashboard')).toHaveLength(1));
});
