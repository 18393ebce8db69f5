import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRequest, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { aSource } from '../testing/a-source';
import { anUnreadPage, unreadList } from '../testing/an-unread-page';
import { UnreadCard } from './UnreadCard';

const LIST = 'GET /auth/admin/scrapers/unread';
const RETRY = 'POST /auth/admin/scrapers/unread/:id/retry';
const NEVER = 'POST /auth/admin/scrapers/unread/:id/never';
const RETRY_ALL = 'POST /auth/admin/scrapers/unread/retry';

const PAGES = unreadList(
  [
    anUnreadPage({ next_attempt_at: new Date(Date.now() + 40 * 60_000 + 5_000).toISOString() }),
    anUnreadPage({ id: '2', title: 'Cardiolys', reason: 'not_found', state: 'given_up', attempts: 4 }),
  ],
  {
    never_count: 12,
    reasons: [
      { reason: 'paywall', count: 1 },
      { reason: 'not_found', count: 1 },
    ],
  },
);

function open(routes: FakeRoutes = {}, source = false) {
  const api = fakeApi({ [LIST]: PAGES, ...routes });
  const onAllSources = jest.fn();
  const card = (
    <UnreadCard source={source ? aSource({ id: '7' }) : null} onAllSources={onAllSources} pause={0} />
  );
  return { api, onAllSources, ...renderWithApi(card, api, { wrapper: ThemeRoot }) };
}
const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);

test('an unread page shows its source, reason, attempts, next attempt and link', async () => {
  open();
  expect(await cellsOf(/pépite/)).toEqual([
    'Une pépite lausannoise lève douze millionsgazette-leman.example/2026/11/18/pepite-lausannoise',
    'Gazette du Léman',
    'Paywall',
    '2',
    'in 40 minutes',
    'Try againNever',
  ]);
  expect((await cellsOf(/Cardiolys/)).slice(2, 5)).toEqual(['Not found (404)', '4', 'given up']);
  expect(screen.getByRole('link', { name: /pépite/ })).toHaveAttribute(
    'href',
    'https://gazette-leman.example/2026/11/18/pepite-lausannoise',
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All2',
    'Paywall1',
    'Not found1',
    'Never12',
  ]);
});

test('a copy of a page is skipped but can still be read on request', async () => {
  const copy = anUnreadPage({
    title: 'Copied',
    reason: 'copy',
    state: 'given_up',
    message: 'It tells the same as “Alpha”.',
  });
  const api = fakeApi({ [LIST]: unreadList([copy], { reasons: [{ reason: 'copy', count: 1 }] }) });
  const card = <UnreadCard source={null} firstTab="copy" onAllSources={jest.fn()} pause={0} />;
  renderWithApi(card, api, { wrapper: ThemeRoot });
  expect((await cellsOf(/Copied/)).slice(2)).toEqual([
    'Copy of another story',
    '2',
    'set aside',
    'Read anywayNever',
  ]);
  expect(screen.getByRole('tab', { name: /Copies/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: 'Read it anyway' })).toBeVisible();
});

test('Try again and Never are confirmed and update the row of the unread page', async () => {
  const { api, user } = open({ [RETRY]: anUnreadPage(), [NEVER]: anUnreadPage({ state: 'never' }) });
  const row = within(await screen.findByRole('row', { name: /Cardiolys/ }));
  await user.click(row.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('“Cardiolys” will be retried when the source is next read.')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Never' }));
  expect(await screen.findByText('“Cardiolys” will not be tried again.')).toBeVisible();
  expect([api.callsOf(RETRY), api.callsOf(NEVER)].map((calls) => calls[0]?.params.id)).toEqual(['2', '2']);
});

test('ignored pages have their own tab and can be restored there', async () => {
  const { api, user } = open({ [RETRY]: anUnreadPage() });
  await user.click(await screen.findByRole('tab', { name: /Never/ }));
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('never')).toBe('true'));
  expect(screen.queryByRole('button', { name: 'Never' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Try all/ })).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
  await waitFor(() => expect(api.callsOf(RETRY)).toHaveLength(1));
});

test('all unread pages of a tab can be retried, and a changed count is reported', async () => {
  const error = 'There are 3 such pages now, not 2. Please look again.';
  const { api, user } = open({ [RETRY_ALL]: () => ({ status: 409, body: { error } }) });
  await user.click(await screen.findByRole('button', { name: 'Try all 2 again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  api.answer({ [RETRY_ALL]: { retried: 2 } });
  await user.click(screen.getByRole('tab', { name: /Not found/ }));
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('reason')).toBe('not_found'));
  await user.click(await screen.findByRole('button', { name: 'Try all 2 again' }));
  expect(await screen.findByText('2 pages are tried again at the next reading.')).toBeVisible();
  expect(api.callsOf(RETRY_ALL).map(({ body }) => body)).toEqual([
    { expected: 2 },
    { reason: 'not_found', expected: 2 },
  ]);
});

test('retrying one unread page is reported in the singular', async () => {
  const one = unreadList([anUnreadPage()], { reasons: [{ reason: 'paywall', count: 1 }] });
  const { user } = open({ [LIST]: one, [RETRY_ALL]: { retried: 1 } });
  await user.click(await screen.findByRole('button', { name: 'Try it again' }));
  expect(await screen.findByText('1 page is tried again at the next reading.')).toBeVisible();
});

test('if the last page of the unread list becomes empty, the page before it is shown', async () => {
  const { api, user } = open({ [LIST]: { ...PAGES, total: 21 }, [NEVER]: anUnreadPage({ state: 'never' }) });
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('page')).toBe('2'));
  api.answer({
    [LIST]: ({ query }: FakeRequest) => ({
      body: query.get('page') === '1' ? { ...PAGES, total: 20 } : { ...PAGES, items: [], total: 20 },
    }),
  });
  await user.click((await screen.findAllByRole('button', { name: 'Never' }))[0] ?? document.body);
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('page')).toBe('1'));
  expect(await cellsOf(/pépite/)).toHaveLength(6);
});

test('without unread pages a text replaces the table', async () => {
  open({ [LIST]: unreadList([]) });
  expect(await screen.findByText('No unread page.')).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('the list of unread pages can be limited to one source and reset to all sources', async () => {
  const { api, user, onAllSources } = open({}, true);
  await user.click(await screen.findByRole('button', { name: 'Show pages of all sources' }));
  expect(onAllSources).toHaveBeenCalled();
  expect(api.callsOf(LIST)[0]?.query.get('source')).toBe('7');
});

test('on a server without unread pages the card is hidden, and a failed load can be retried', async () => {
  const { api, user } = open({ [LIST]: () => ({ status: 500 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load unread pages');
  api.answer({ [LIST]: PAGES });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await cellsOf(/pépite/)).toHaveLength(6);
  api.answer({ [LIST]: () => ({ status: 404 }) });
});
