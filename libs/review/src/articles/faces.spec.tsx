import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failing, notOffered, widen, type FakeRequest } from '@vaglio/test-kit';
import { aLine, anArticle, aShortArticle } from '../testing/an-article.fixture';
import {
  ARTICLE,
  ARTICLES,
  DECIDE,
  FIRST,
  queueOf,
  SECOND,
  stepped,
  WAITING,
  waitingOf,
} from '../testing/articles.fixture';
import { openDesk } from '../testing/review.fixture';

beforeEach(() => widen(1440));

const NONE = { all: 0, conflicts: 0, no_source: 0, money: 0, awards: 0 };

test('an empty review queue shows that nothing waits, without progress, and links to the duplicates', async () => {
  const { user, path } = openDesk({
    [ARTICLES]: queueOf([], { counts: NONE, reviewed: 0 }),
    [WAITING]: waitingOf(0, 6),
  });
  expect(await screen.findByRole('heading', { name: 'Nothing waits for review' })).toBeVisible();
  expect(screen.queryByText(/of 0 reviewed/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Review 6 duplicates' }));
  await waitFor(() => expect(path()).toBe('/review?tab=duplicates'));
});

test('a review filter without matches links to all articles', async () => {
  const { user, path } = openDesk({ [ARTICLES]: queueOf([]) }, '&only=conflicts');
  expect(await screen.findByText('No article with conflicts.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(path()).toBe('/review?tab=articles'));
});

test('after the last article of a review filter, Next article reports the end and links to all articles', async () => {
  const { user, path } = openDesk({ [ARTICLES]: queueOf([aLine(FIRST)]) }, '&only=conflicts&article=7');
  await screen.findByRole('region', { name: 'Kälteblick AG' });
  await user.keyboard('n');
  expect(await screen.findByText('No other article with conflicts waits.', { selector: 'p' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(path()).toMatch(/^\/review\?tab=articles(&article=7)?$/));
});

test('with a review filter the article opens at the value that the filter is about', async () => {
  openDesk({}, '&only=no_source&article=7');
  const company = within(await screen.findByRole('region', { name: 'Kälteblick AG' }));
  expect(company.getByRole('button', { current: true })).toHaveTextContent('Sector');
});

test('review filters show their counts, and another filter starts with its first article', async () => {
  const { api, user, path } = openDesk();
  await screen.findByRole('region', { name: 'Kälteblick AG' });
  api.answer({ [ARTICLES]: queueOf([aLine(SECOND)]) });
  await user.click(screen.getByRole('button', { name: 'Money 11' }));
  await waitFor(() => expect(path()).toBe('/review?tab=articles&only=money&article=8'));
  expect(api.callsOf(ARTICLES).at(-1)?.query.get('only')).toBe('money');
});

test('a failed load of the review queue or of an article offers Retry', async () => {
  const { api, user } = openDesk({ [ARTICLES]: failing('The service is busy.') });
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  api.answer({ [ARTICLES]: queueOf([aLine(FIRST)]), [ARTICLE]: failing('The article is gone.', 404) });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The article is gone.')).toBeVisible();
  api.answer({ [ARTICLE]: FIRST });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Kälteblick AG' })).toBeVisible();
});

test('an article without companies shows a text and leads to the next article', async () => {
  const { user } = openDesk({ [ARTICLE]: anArticle({ companies: [], open: 0 }) }, '&article=7');
  expect(await screen.findByText('No company was read from this article.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next article' })).toBeEnabled();
  await user.keyboard('jx2a');
});

test('Review opens the first article that no other person is reviewing', async () => {
  const lines = [aLine(FIRST, { claimed_by: 'Anna Keller' }), aLine(SECOND)];
  const { path } = openDesk({ [ARTICLES]: queueOf(lines) });
  expect(await screen.findByRole('heading', { name: SECOND.title })).toBeVisible();
  expect(path()).toBe('/review?tab=articles&article=8');
});

test('an article that other people have completed is removed from a partly loaded review queue', async () => {
  const [third, fourth] = [aShortArticle('9', 'Uferwind AG'), aShortArticle('10', 'Firnwerk AG')];
  const stored = new Map([FIRST, SECOND, fourth].map((article) => [article.id, article]));
  stored.set('9', { ...third, open: 0 });
  const linesOf = (...articles: (typeof FIRST)[]) =>
    queueOf(
      articles.map((article) => aLine(article)),
      { total: 150 },
    );
  const { api, user } = openDesk({
    [ARTICLE]: ({ params }: FakeRequest) => ({ body: stored.get(params['id'] ?? '') }),
    [ARTICLES]: linesOf(FIRST, SECOND, third, fourth),
  });
  await screen.findByRole('region', { name: 'Kälteblick AG' });
  api.answer({ [ARTICLES]: linesOf(FIRST, SECOND, fourth) });
  await user.keyboard('n');
  expect(await screen.findByRole('heading', { name: SECOND.title })).toBeVisible();
  await waitFor(() => expect(api.callsOf(ARTICLE).at(-1)?.params).toEqual({ id: '10' }));
  await user.keyboard('n');
  expect(await screen.findByRole('heading', { name: fourth.title })).toBeVisible();
});

test('the key / searches the review queue, and a found article opens', async () => {
  const { api, user } = openDesk();
  await screen.findByRole('region', { name: 'Kälteblick AG' });
  await user.keyboard('/');
  const dialog = within(await screen.findByRole('dialog', { name: 'Queue' }));
  await user.type(dialog.getByRole('searchbox', { name: 'Search the queue' }), 'nord{Enter}');
  await waitFor(() => expect(api.callsOf(ARTICLES).at(-1)?.query.get('q')).toBe('nord'));
  await user.click(await dialog.findByRole('button', { name: /Nordlicht AG startet/ }));
  expect(await screen.findByRole('heading', { name: SECOND.title })).toBeVisible();
});

test('on a phone one value at a time is shown below the article, and a swipe shows the next value', async () => {
  widen(375);
  const { api, user } = openDesk({ [DECIDE]: stepped(FIRST) });
  const sheet = within(await screen.findByRole('region', { name: 'Value of Kälteblick AG' }));
  expect(sheet.getByText('1 of 3')).toBeVisible();
  expect(sheet.getByText('Value 2 of 8')).toBeVisible();
  expect(sheet.getByText(/Marc Aebi, 3 Nov 2026: “commercial register”/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Take 2021' }));
  await waitFor(() => expect(api.callsOf(DECIDE)).toHaveLength(1));
  const now = await screen.findByText('Value 3 of 8');
  fireEvent.touchStart(now, { touches: [{ clientX: 300 }] });
  fireEvent.touchEnd(now, { changedTouches: [{ clientX: 200 }] });
  expect(await screen.findByText('Value 4 of 8')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(filters.getByRole('button', { name: 'Conflicts 4' })).toBeVisible();
  expect(await filters.findByRole('tab', { name: 'Reviewed' })).toBeVisible();
});

test('the tab counts of Review need a single request', async () => {
  const { api } = openDesk({ [WAITING]: waitingOf(1_028, 7) });
  expect(await screen.findByRole('tab', { name: 'Articles 1’028' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Duplicates 7' })).toBeVisible();
  expect(api.callsOf(WAITING)).toHaveLength(1);
});

test('on a server without a review queue the pairs are shown instead', async () => {
  const { path } = openDesk({
    [ARTICLES]: notOffered,
    [WAITING]: notOffered,
  });
  await waitFor(() => expect(path()).toBe('/review?tab=duplicates'));
  expect(screen.queryByRole('tab', { name: /Articles/ })).toBeNull();
});
