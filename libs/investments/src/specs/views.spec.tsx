import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startupsApi } from '@vaglio/startups-data';
import {
  changedMeanwhile,
  signIn,
  type FakeRequest,
  LIST,
  listCalls,
  THREE,
  VIEWS,
  widen,
} from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const COUNTS = 'GET /auth/views/counts';
const VISIT = 'POST /auth/views/:id/visit';
const ONE = 'GET /auth/investments/:id';
const MERGED = 'GET /auth/merges/into';
const DRAFT = 'PUT /auth/views/:id/draft';
const SHORTLIST = {
  id: '7',
  name: 'Board shortlist',
  is_team: true,
  is_mine: false,
  owner: 'Luca Bernasconi',
  query: 'canton=ZH',
  is_pinned: true,
  version: 3,
  updated_at: '2026-11-20T08:00:00Z',
};
const view = (change: Partial<typeof SHORTLIST>) => ({ ...SHORTLIST, ...change });
const MINE = view({
  id: '8',
  name: 'Biotech',
  is_team: false,
  is_mine: true,
  owner: 'Ann',
  query: 'sector=BioT',
});
const SINCE = '2026-11-17T08:00:00.000Z';
const news = { since: SINCE, new: 7 };
const LISTED = [
  { ...THREE[0], canton: 'ZH' },
  { ...THREE[1], canton: 'ZH', entered: 1 },
  { ...THREE[2], canton: 'ZH' },
];
const ROUTES = {
  [VIEWS]: { items: [view({}), MINE], total: 2 },
  [COUNTS]: {
    items: [
      { id: '7', ...news },
      { id: '8', since: SINCE, new: 0 },
    ],
    total: 2,
  },
  [VISIT]: ({ params }: Pick<FakeRequest, 'params'>) => ({
    body: { id: params['id'], ...news, can_undo: true },
  }),
  [DRAFT]: { query: 'canton=ZH&sort=created_at', base_version: 3, total: 143, added: 3, removed: 12 },
  [LIST]: ({ query }: FakeRequest) =>
    query.get('pageSize') === '1'
      ? { body: { items: [], total: 9 } }
      : { body: { items: LISTED, total: 3, news } },
};
const asked = (api: ReturnType<typeof openPage>['api']) =>
  Object.fromEntries(listCalls(api).at(-1)?.query ?? []);

/** Sets the visibility of the page and dispatches the corresponding browser event. */
function turn(visibilityState: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
afterEach(() => {
  jest.useRealTimers();
  turn('visible');
});

test('views are tabs with their number of new startups, and opening a view counts as a visit', async () => {
  const { api } = openPage(ROUTES, '/potential-investiments?view=7');
  const tabs = await screen.findByRole('navigation', { name: 'Views' });
  expect(await within(tabs).findByRole('link', { name: 'Team view Board shortlist 7 new' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByText('Team view by Luca Bernasconi')).toBeVisible();
  await screen.findByRole('button', { name: 'Beta SA' });
  expect(asked(api)).toMatchObject({ canton: 'ZH', view: '7' });
  await waitFor(() => expect(api.callsOf(VISIT)[0]?.params).toEqual({ id: '7' }));
  await userEvent.click(within(tabs).getByRole('link', { name: 'My view Biotech' }));
  await waitFor(() => expect(asked(api)).toMatchObject({ sector: 'BioT', view: '8' }));
});

test.each([1440, 800])(
  'at %i px a startup outside its view, such as a snoozed startup, is shown within the view',
  async (width) => {
    widen(width);
    const sleeping = { ...THREE[0], id: '9', company_name: 'Winterruhe AG' };
    const { api, path } = openPage(
      { ...ROUTES, [MERGED]: { merged_into: null }, [ONE]: sleeping },
      '/potential-investiments?view=7&startup=9',
    );
    expect(await screen.findByRole('region', { name: 'Winterruhe AG' })).toBeVisible();
    expect(await screen.findByText('Beta SA')).toBeInTheDocument();
    expect(path()).toBe('/potential-investiments?view=7&startup=9');
    expect(asked(api)).toMatchObject({ canton: 'ZH', view: '7' });
    expect(api.callsOf(DRAFT)).toEqual([]);
    widen(1024);
  },
);

test('a startup outside its view remains open while the list is reloaded', async () => {
  const sleeping = { ...THREE[0], id: '9', company_name: 'Winterruhe AG' };
  const { api, store } = openPage(
    { ...ROUTES, [MERGED]: { merged_into: null }, [ONE]: sleeping },
    '/potential-investiments?view=7&startup=9',
  );
  await screen.findByRole('region', { name: 'Winterruhe AG' });
  const listed = listCalls(api).length;
  let answer = () => {};
  const held = new Promise<{ body: object }>((resolve) => {
    answer = () => resolve({ body: { items: LISTED, total: 3, news } });
  });
  api.answer({ [LIST]: () => held });
  act(() => void store.dispatch(startupsApi.util.invalidateTags(['investments'])));
  await waitFor(() => expect(listCalls(api).length).toBeGreaterThan(listed));
  expect(screen.getByRole('region', { name: 'Winterruhe AG' })).toBeVisible();
  answer();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Winterruhe AG' })).toBeVisible());
});

test('a list change in a hidden browser tab counts as visited only when the tab is visible again', async () => {
  turn('hidden');
  const { api, store } = openPage(ROUTES, '/potential-investiments?view=7');
  await screen.findByRole('button', { name: 'Beta SA' });
  const before = listCalls(api).length;
  act(() => void store.dispatch(startupsApi.util.invalidateTags(['investments'])));
  await waitFor(() => expect(listCalls(api).length).toBeGreaterThan(before));
  expect(api.callsOf(VISIT)).toEqual([]);
  turn('visible');
  await waitFor(() => expect(api.callsOf(VISIT).map(({ params }) => params)).toEqual([{ id: '7' }]));
});

test('a browser tab that was hidden for more than a minute reloads the list, so that new startups are marked', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const saidAtVisits: unknown[] = [];
  const visited = ({ params }: FakeRequest) => {
    saidAtVisits.push(screen.queryByText(/^\d+ new$/)?.textContent);
    return ROUTES[VISIT]({ params });
  };
  const { api } = openPage({ ...ROUTES, [VISIT]: visited }, '/potential-investiments?view=7');
  await waitFor(() => expect(saidAtVisits).toEqual(['7 new']));
  turn('hidden');
  const listed = listCalls(api).length;
  const counted = api.callsOf(COUNTS).length;
  turn('visible');
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(listCalls(api)).toHaveLength(listed);
  turn('hidden');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  api.answer({ [LIST]: { items: LISTED, total: 3, news: { ...news, new: 14 } } });
  turn('visible');
  expect(await screen.findByText('14 new')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(saidAtVisits).toEqual(['7 new', '14 new']));
  expect(api.callsOf(COUNTS)).toHaveLength(counted + 1);
});

test('a banner counts the new startups, filters by them, and marks them as seen with Undo', async () => {
  const { api } = openPage(ROUTES, '/potential-investiments?view=7');
  await screen.findByText('7 new');
  const cards = await screen.findAllByRole('article');
  expect(within(cards[1] ?? document.body).getByText(', new since your last visit')).toBeInTheDocument();
  expect(within(cards[2] ?? document.body).queryByText(/since your last visit/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show these 7' }));
  await waitFor(() => expect(asked(api)).toMatchObject({ since: 'visit', canton: 'ZH' }));
  expect(await screen.findByRole('button', { name: 'Show all' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as seen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.callsOf(VISIT).flatMap(({ body }) => (JSON.stringify(body) === '{}' ? [] : [body]))).toEqual([
      { act: 'seen' },
      { act: 'undo' },
    ]),
  );
});

test('after a switch to another view, marking startups as seen in the first view cannot be undone', async () => {
  openPage(ROUTES, '/potential-investiments?view=7');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as seen' }));
  expect(await screen.findByText('Marked as seen.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /^All active/ }));
  await waitFor(() => expect(screen.queryByText('Marked as seen.')).not.toBeInTheDocument());
});

test('changes to a view are a private draft until the person updates the view for the team', async () => {
  signIn({ role: 'admin', sub: 'u-me' });
  const update = 'PATCH /auth/views/:id';
  const { api } = openPage(
    { ...ROUTES, [update]: changedMeanwhile(view({ query: 'canton=VD', version: 4 })) },
    '/potential-investiments?view=7',
  );
  await screen.findByRole('button', { name: 'Beta SA' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Zürich' }));
  await screen.findByText('Edited');
  await waitFor(() => expect(api.callsOf(DRAFT)[0]?.body).toEqual({ query: '' }));
  await userEvent.click(screen.getByRole('button', { name: 'Update for team' }));
  expect(await screen.findByText('Removes Zürich')).toBeVisible();
  const dialog = screen.getByRole('dialog', { name: 'Update for team: Board shortlist' });
  expect(await within(dialog).findByText('Adds 3 startups; removes 12 of 143.')).toBeVisible();
  api.answer({ [DRAFT]: { query: '', base_version: 3, total: 20, added: 4, removed: 6 } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Update for team' }));
  expect(await within(dialog).findByText(/Wanda Keller changed this view in the meantime/)).toBeVisible();
  expect(within(dialog).getByRole('cell', { name: 'Vaud' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Update anyway' })).toBeVisible();
  expect(await within(dialog).findByText('Adds 4 startups; removes 6 of 20.')).toBeVisible();
});

test('a filtered list can be saved as a view, and deleting a view shows all active startups', async () => {
  const created = view({ id: '9', name: 'Zürich', is_team: false, is_mine: true });
  const { api } = openPage(
    { ...ROUTES, 'POST /auth/views': { ...created } },
    '/potential-investiments?canton=ZH',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save view' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Zürich');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked(api)).toMatchObject({ canton: 'ZH', view: '9' }));
  expect(api.callsOf('POST /auth/views')[0]?.body).toEqual({
    name: 'Zürich',
    query: 'canton=ZH',
    is_team: false,
  });
});

test('a view that was just saved shows a colleague’s changes, because the address contains the view name and no filters', async () => {
  const created = view({ id: '9', name: 'Zürich' });
  let isSaved = false;
  const { api } = openPage(
    {
      ...ROUTES,
      'POST /auth/views': () => {
        isSaved = true;
        return { body: created };
      },
      [VIEWS]: () => ({
        body: { items: isSaved ? [{ ...created, query: 'canton=VD', version: 4 }] : [], total: 1 },
      }),
    },
    '/potential-investiments?canton=ZH',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save view' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Zürich');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked(api)).toMatchObject({ canton: 'VD', view: '9' }));
  expect(screen.queryByText('Edited')).toBeNull();
});

test('an unknown view is reported, and all active startups are listed', async () => {
  const { api } = openPage(ROUTES, '/potential-investiments?view=99&canton=ZH');
  expect(await screen.findByText('This view no longer exists.')).toBeVisible();
  await waitFor(() => expect(asked(api)).toMatchObject({ view: 'all' }));
  expect(asked(api)).not.toHaveProperty('canton');
});
