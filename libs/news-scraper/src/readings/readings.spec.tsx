import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ScraperSection } from '../ScraperSection';
import { aReading } from '../testing/a-reading';
import { aSource } from '../testing/a-source';
import { unreadList } from '../testing/an-unread-page';

const READINGS = 'GET /auth/admin/scrapers/readings';
const ORDER = 'POST /auth/admin/scrapers/readings';
const SOURCES = 'GET /auth/admin/scrapers/sources';
const listed = (...items: object[]) => ({ items, total: items.length });

const CHAIN = {
  has_begun: true,
  to_extract: 12,
  to_curate: 0,
  review_articles: null,
  review_pairs: null,
  new_above_threshold: 0,
};

function open(routes: FakeRoutes = {}) {
  const api = fakeApi({
    'GET /auth/admin/scrapers/config/news': { enabled: false, intervalSec: 300 },
    'GET /auth/admin/scrapers/unread': unreadList([]),
    [SOURCES]: listed(aSource({ health: 'never_read' })),
    [READINGS]: listed(),
    'GET /auth/chain': CHAIN,
    ...routes,
  });
  return { api, ...renderWithApi(<ScraperSection />, api, { wrapper: ThemeRoot }) };
}

afterEach(() => jest.useRealTimers());

test('one source can be fetched even if the schedule is off, and the sources reload at the end', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api, user } = open({
    [ORDER]: () => ({ status: 202, body: aReading({ source_id: '1', started_at: null }) }),
  });
  const press = await screen.findByRole('button', { name: 'Read Alpine News now' });
  api.answer({ [READINGS]: listed(aReading({ source_id: '1', current_source: 'Alpine News' })) });
  await user.click(press);
  expect(await screen.findByText('Reading Alpine News: 2 of 14 sources, 5 new articles.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Fetch progress' })).toBeVisible();
  api.answer({
    [READINGS]: listed(aReading({ source_id: '1', finished_at: '2026-11-22T09:01:00Z' })),
    [SOURCES]: listed(aSource({ health: 'fine' })),
  });
  await act(() => jest.advanceTimersByTimeAsync(1_600));
  expect(await screen.findByText('Read 14 sources: 5 new articles.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Extract 12 articles' })).toHaveAttribute(
    'href',
    '/configurations#llm-batch',
  );
  expect(await screen.findByText('Fine')).toBeVisible();
  expect(api.callsOf(ORDER).map(({ body }) => body)).toEqual([{ source_id: '1' }]);
});

test('all sources are fetched together, and only one fetch runs at a time', async () => {
  const { api, user } = open({ [ORDER]: () => ({ status: 202, body: aReading() }) });
  const press = await screen.findByRole('button', { name: 'Read all now' });
  api.answer({ [READINGS]: listed(aReading()) });
  await user.click(press);
  await waitFor(() => expect(api.callsOf(ORDER).map(({ body }) => body)).toEqual([{}]));
  expect(await screen.findByRole('button', { name: 'Reading…' })).toHaveAttribute('aria-disabled', 'true');
});

test('a refused fetch of news is reported', async () => {
  const { user } = open({ [ORDER]: () => ({ status: 503, body: { error: 'The server is busy.' } }) });
  await user.click(await screen.findByRole('button', { name: 'Read all now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy.');
});

test('on a server without manual fetching the button is hidden', async () => {
  open({ [READINGS]: () => ({ status: 404 }) });
  expect(await screen.findByRole('button', { name: 'Test Alpine News now' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Read/ })).not.toBeInTheDocument();
});
