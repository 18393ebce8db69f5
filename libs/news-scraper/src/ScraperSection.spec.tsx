import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, renderWithApi, unanswered, type FakeRequest, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ScraperSection } from './ScraperSection';
import { aSource } from './testing/a-source';
import { anUnreadPage, unreadList } from './testing/an-unread-page';

const READ = 'GET /auth/admin/scrapers/config/news';
const SAVE = 'PUT /auth/admin/scrapers/config/news';
const UNREAD = 'GET /auth/admin/scrapers/unread';
const READINGS = 'GET /auth/admin/scrapers/readings';
const SOURCES = 'GET /auth/admin/scrapers/sources';
const none = () => ({ status: 404 });
const NO_SOURCES = { [SOURCES]: none, [UNREAD]: none, [READINGS]: none };

async function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ [READ]: { enabled: false, intervalSec: 300 }, ...NO_SOURCES, ...routes });
  const page = renderWithApi(<ScraperSection />, api, { wrapper: ThemeRoot });
  const interval = await screen.findByLabelText('Interval');
  return {
    api,
    ...page,
    interval,
    unit: screen.getByLabelText('Unit'),
    enable: screen.getByRole('switch', { name: 'Enable' }),
  };
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn(); // jsdom does not implement this method
});
afterEach(() => jest.useRealTimers());

test("the card 'News scraper' shows a switch, an interval in minutes or hours, and the server's value in seconds", async () => {
  const { interval, unit, enable } = await open();
  expect(screen.getByRole('heading', { name: 'News scraper' })).toBeVisible();
  expect(enable).not.toBeChecked();
  for (const label of ['Enable', 'Interval', 'Unit']) expect(screen.getByText(label)).toBeVisible();
  expect(
    [interval, unit].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : '',
    ),
  ).toEqual(['5', 'minutes']);
  expect(screen.getByText('The server’s current value is 300 seconds.')).toBeVisible();
});

test('saving the news scraper sends the switch and the interval in whole seconds', async () => {
  let config = { enabled: false, intervalSec: 300 };
  const { api, user, interval, unit, enable } = await open({
    [READ]: () => ({ body: config }),
    [SAVE]: () => ({ body: (config = { enabled: true, intervalSec: 36 }) }),
  });
  await user.click(enable);
  await user.clear(interval);
  await user.type(interval, '0.01');
  await user.selectOptions(unit, 'Hours');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Scraper configuration saved.')).toBeVisible();
  expect(api.callsOf(SAVE).map(({ body }) => body)).toEqual([{ enabled: true, intervalSec: 36 }]);
  expect(await screen.findByText('The server’s current value is 36 seconds.')).toBeVisible();
  expect(interval).toHaveValue('0.01');
});

test.each([
  ['x', 'Please enter a valid number.'],
  ['0', 'Please enter a valid number.'],
  ['0.1', 'Interval out of range. Min 0.5 min (0.01 h), max 1440 min (24 h).'],
  ['1441', 'Interval out of range. Min 0.5 min (0.01 h), max 1440 min (24 h).'],
])('a news interval of %s minutes is refused before anything is sent: %s', async (text, words) => {
  const { api, user, interval } = await open();
  await user.clear(interval);
  await user.type(interval, `${text}{Enter}`);
  expect(interval).toHaveFocus();
  expect(interval).toHaveAccessibleDescription(words);
  expect(api.callsOf(SAVE)).toHaveLength(0);
});

test('the Save button of the news scraper is disabled only while saving', async () => {
  const { user } = await open({ [SAVE]: unanswered });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  [
    "the server's message",
    { status: 400, body: { error: 'intervalSec must be a whole number.' } },
    'intervalSec must be a whole number.',
  ],
  ['a default text without a server message', { status: 500 }, 'Failed to save scraper configuration.'],
])('a failed save of the news scraper shows %s and keeps the input', async (_name, answer, text) => {
  const { user, interval } = await open({ [SAVE]: () => answer });
  await user.clear(interval);
  await user.type(interval, '7{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(interval).toHaveValue('7');
});

test('a failed load of the news scraper shows a red alert without a form, and can be retried', async () => {
  const api = fakeApi({ [READ]: () => ({ status: 500 }), ...NO_SOURCES });
  const { user } = renderWithApi(<ScraperSection />, api, { wrapper: ThemeRoot });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load scraper configuration.');
  expect(screen.queryByLabelText('Interval')).not.toBeInTheDocument();
  api.answer({ [READ]: { enabled: true, intervalSec: 7200 } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Interval')).toHaveValue('2');
  expect(screen.getByLabelText('Unit')).toHaveValue('hours');
});

test('if the server returns no news interval, 300 seconds are assumed', async () => {
  const { interval } = await open({ [READ]: { enabled: 1 } });
  expect(interval).toHaveValue('5');
});

test('the unread pages of a source always start at the first page of the list', async () => {
  const unread = { waiting: 2, given_up: 0, next_attempt_at: null, reasons: [] };
  const { api, user } = await open({
    [SOURCES]: { items: [aSource({ id: '7', unread })], total: 1 },
    [UNREAD]: ({ query }: FakeRequest) => ({
      body: unreadList([anUnreadPage()], { total: query.get('source') ? 2 : 41 }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(api.callsOf(UNREAD).at(-1)?.query.get('page')).toBe('3'));
  await user.click(screen.getByRole('button', { name: 'Alpine News' }));
  await user.click(screen.getByRole('button', { name: 'Show the 2 pages' }));
  await waitFor(() => expect(api.callsOf(UNREAD).at(-1)?.query.get('source')).toBe('7'));
  expect(
    api
      .callsOf(UNREAD)
      .filter(({ query }) => query.get('source'))
      .map(({ query }) => query.get('page')),
  ).toEqual(['1']);
});

test('copies of pages are mentioned with their source but not counted as unread, and a button shows them', async () => {
  const reasons = [{ reason: 'copy' as const, count: 2 }];
  const unread = { waiting: 0, given_up: 0, next_attempt_at: null, reasons };
  const { api, user } = await open({
    [SOURCES]: { items: [aSource({ id: '7', unread })], total: 1 },
    [UNREAD]: unreadList([anUnreadPage({ reason: 'copy', state: 'given_up' })], { reasons }),
  });
  await user.click(await screen.findByRole('button', { name: 'Alpine News' }));
  expect(screen.getByText('Everything was read')).toBeVisible();
  expect(screen.getByText(/^2 items were set aside as copies of other stories\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the copies' }));
  await waitFor(() => expect(api.callsOf(UNREAD).at(-1)?.query.get('reason')).toBe('copy'));
  expect(api.callsOf(UNREAD).at(-1)?.query.get('source')).toBe('7');
});

test('fetch runs are shown only if the server stores them', async () => {
  await open();
  expect(screen.queryByText('Last scheduled run')).not.toBeInTheDocument();
  expect(screen.queryByText('Next scheduled run')).not.toBeInTheDocument();
});

test('the result of the last fetch and the time of the next fetch are shown', async () => {
  const now = Date.now();
  const at = (minutes: number) => new Date(now + minutes * 60_000 + 5_000).toISOString();
  await open({
    [READ]: {
      enabled: true,
      intervalSec: 300,
      next_run_at: at(4),
      last_run: {
        started_at: at(-2),
        finished_at: at(-2),
        source_count: 3,
        failed_sources: 1,
        new_articles: 8,
      },
    },
  });
  expect(screen.getByText('1 minute ago: 8 new articles from 3 sources, 1 failed')).toBeVisible();
  expect(screen.getByText('In 4 minutes')).toBeVisible();
});

test('while scheduled fetching is on, the state reloads every 15 seconds and the input is kept', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api, user, interval } = await open({ [READ]: { enabled: true, intervalSec: 300 } });
  await user.clear(interval);
  await user.type(interval, '9');
  api.answer({ [READ]: { enabled: true, intervalSec: 600 } });
  await act(() => jest.advanceTimersByTimeAsync(15_100));
  expect(await screen.findByText('The server’s current value is 600 seconds.')).toBeVisible();
  expect(interval).toHaveValue('9');
});

test('while scheduled fetching is off, the state is loaded only once', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api } = await open();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(api.callsOf(READ)).toHaveLength(1));
});
