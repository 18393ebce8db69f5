import { screen, waitFor, within } from '@testing-library/react';
import {
  aStartup,
  signIn,
  unanswered,
  unreachable,
  widen,
  FACTS,
  LIST,
  listCalls,
  listOf,
  THREE,
  TIMELINE,
} from '@vaglio/test-kit';
import { openPage } from './testing/investments.fixture';

beforeEach(() => widen(1000));

const cards = () =>
  screen
    .getAllByRole('article')
    .map(
      (card) =>
        card.getAttribute('aria-labelledby') && within(card).getByRole('heading', { level: 2 }).textContent,
    );
const card = (name: string) => screen.findByRole('article', { name });

test('a startup card shows rank, score, sector, canton, year, badges and description', async () => {
  const startup = aStartup({
    id: '1',
    company_name: 'Kälteblick AG',
    score: 12.5,
    rank: 3,
    sector: 'CleanT',
    canton: 'ZH',
    founding_year: 2021,
    company_description: 'Cold storage.',
    email_sent: 1,
    firstTime_appear_inscore: '2026-11-20T00:00:00Z',
  });
  openPage({ [LIST]: listOf([startup]) });
  const shown = await card('Kälteblick AG');
  expect(shown).toHaveTextContent(/3Kälteblick AGCleantech•Zürich•2021NewContacted12\.5Why\?Cold storage\./);
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['New', 'Contacted']);
});

test('by default the list requests active startups by descending score, 20 per page', async () => {
  const { api } = openPage();
  await card('Alpha AG');
  expect(Object.fromEntries(listCalls(api)[0]?.query ?? [])).toEqual({
    mode: 'active',
    sort: 'score',
    dir: 'desc',
    page: '1',
    pageSize: '20',
    later: 'hide',
    view: 'all',
    withAwards: '1',
    withArticles: '1',
  });
});

test('a list without scores explains why, and links to the weights for people with access to the settings', async () => {
  const text = /^The highest score of this list is 0/;
  const unscored = { [LIST]: listOf([aStartup({ id: '1', company_name: 'Alpha AG', score: 0 })]) };
  signIn({ role: 'admin' });
  const { user } = openPage(unscored);
  await card('Alpha AG');
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set weights' })).toHaveAttribute('href', '/configurations#params');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Created');
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});

test('a search that finds startups with a score of 0 does not explain scores', async () => {
  signIn({ role: 'admin' });
  const unscored = { [LIST]: listOf([aStartup({ id: '1', company_name: 'Alpha AG', score: 0 })]) };
  openPage(unscored, '/potential-investiments?q=alpha');
  await card('Alpha AG');
  expect(screen.queryByText(/^The highest score of this list is 0/)).not.toBeInTheDocument();
});

test('the list requests and shows all filters of its address', async () => {
  const { api } = openPage(
    { [LIST]: listOf(THREE, 143) },
    '/potential-investiments?mode=rejected&q=ann&sort=founding_year&dir=asc&top=eligible&page=2&pageSize=50',
  );
  await card('Alpha AG');
  expect(Object.fromEntries(listCalls(api)[0]?.query ?? [])).toMatchObject({
    mode: 'rejected',
    q: 'ann',
    sort: 'founding_year',
    dir: 'asc',
    top: 'eligible',
    page: '2',
    pageSize: '50',
  });
  expect(screen.getByRole('tab', { name: 'Rejected 91' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('searchbox', { name: 'Search by company or founder' })).toHaveValue('ann');
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Founding year');
  expect(screen.getByRole('combobox', { name: 'Eligibility' })).toHaveDisplayValue('Eligible');
  expect(screen.getByText('143', { selector: '[role=status] b' })).toBeVisible();
});

test('each filter selection is stored in the address and starts on page 1', async () => {
  const { user, path } = openPage({}, '/potential-investiments?page=2');
  await card('Alpha AG');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Article date');
  expect(path()).toBe('/potential-investiments?sort=article_date');
  await user.click(screen.getByRole('button', { name: 'Descending. Switch to ascending' }));
  expect(path()).toBe('/potential-investiments?sort=article_date&dir=asc');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Eligibility' }), 'Not eligible');
  expect(path()).toBe('/potential-investiments?sort=article_date&dir=asc&top=not_eligible');
  await user.click(screen.getByRole('tab', { name: /Rejected/ }));
  expect(path()).toBe('/potential-investiments?mode=rejected&sort=article_date&dir=asc&top=not_eligible');
});

test('the startup search starts automatically when the person stops typing', async () => {
  const { api, user, path } = openPage();
  await user.type(screen.getByRole('searchbox'), 'gam');
  expect(path()).toBe('/potential-investiments');
  await waitFor(() => expect(path()).toBe('/potential-investiments?q=gam'));
  const searches = () => listCalls(api).flatMap(({ query }) => query.get('q') ?? []);
  await waitFor(() => expect(searches()).toEqual(['gam']));
});

test('the page number and page size of the list are stored in the address', async () => {
  const { user, path } = openPage({ [LIST]: listOf(THREE, 143) });
  await card('Alpha AG');
  await user.click(screen.getByRole('button', { name: /^(Page )?3$/ }));
  expect(path()).toBe('/potential-investiments?page=3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(path()).toBe('/potential-investiments?pageSize=50');
});

test('the list keeps the order of the server', async () => {
  openPage();
  await card('Alpha AG');
  expect(cards()).toEqual(['Alpha AG', 'Beta SA', 'Gamma GmbH']);
});

test('if a dashboard figure counts active and rejected startups, its list highlights neither tab', async () => {
  openPage({ [LIST]: listOf(THREE, 1284) }, '/potential-investiments?mode=all');
  expect(await screen.findByText(/startups, active and rejected/)).toBeVisible();
  expect(screen.getAllByRole('tab', { selected: false })).toHaveLength(2);
});

test('the startup list shows that it is loading', () => {
  openPage({ [LIST]: unanswered });
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('article')).toBeNull();
});

test("a failed load of the list empties it, shows the server's message in a red alert and can be retried", async () => {
  const { user, api } = openPage();
  await card('Alpha AG');
  api.answer({ [LIST]: () => ({ status: 503, body: { error: 'Not now' } }) });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Created');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  expect(screen.queryByRole('article')).toBeNull();
  api.answer({ [LIST]: listOf(THREE) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Alpha AG')).toBeVisible();
});

test("if the list fails to load without a server message, 'Failed to load' is shown", async () => {
  openPage({ [LIST]: unreachable });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load');
});

test('an empty filtered list explains why it is empty and offers to clear the filters', async () => {
  const { user, path } = openPage(
    { [LIST]: listOf([]) },
    '/potential-investiments?q=Gletscher&top=eligible&sort=created_at',
  );
  expect(await screen.findByText('No match for “Gletscher” among the eligible startups.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(path()).toBe('/potential-investiments?sort=created_at');
});

test('a startup search without matches offers similar names', async () => {
  const similar = [aStartup({ id: '7', company_name: 'Lemantis Therapeutics AG' })];
  const { user, path } = openPage(
    { [LIST]: () => ({ body: { items: [], total: 0, similar } }) },
    '/potential-investiments?q=lemantos&mode=rejected',
  );
  await user.click(await screen.findByRole('button', { name: 'Lemantis Therapeutics AG' }));
  expect(path()).toBe('/potential-investiments?mode=rejected&q=Lemantis+Therapeutics+AG');
});

test.each([
  ['admin', 1],
  ['super', 1],
  ['user', 0],
])(
  'on an empty installation only people with access to imports see import links: %s',
  async (role, links) => {
    signIn({ role });
    openPage({ [LIST]: listOf([]) });
    expect(await screen.findByText('No startups yet')).toBeVisible();
    const doors = [
      ...screen.queryAllByRole('link', { name: 'Import startups' }),
      // The import link in the bar above the list.
      ...screen.queryAllByRole('link', { name: 'Import a list' }),
    ];
    expect(doors.map((door) => door.getAttribute('href'))).toEqual(
      Array.from({ length: 2 * links }, () => '/configurations?import=new#results'),
    );
  },
);

test('an empty list of rejected startups links to the active startups', async () => {
  const { user, path } = openPage({ [LIST]: listOf([]) }, '/potential-investiments?mode=rejected');
  await user.click(await screen.findByRole('button', { name: 'Show active startups' }));
  expect(path()).toBe('/potential-investiments');
});

test('the details reserve space for tabs until the tabs of the server are known', async () => {
  widen(1440);
  openPage({ [LIST]: listOf(THREE), [FACTS]: unanswered, [TIMELINE]: unanswered });
  const tabs = await screen.findByRole('tablist', { name: 'About Alpha AG' });
  expect(within(tabs).getAllByRole('tab')).toEqual([within(tabs).getByRole('tab', { name: 'Details' })]);
});

test('on a phone one button contains the filters, and the count and sort order are always visible', async () => {
  widen(375);
  const { user } = openPage({ [LIST]: listOf(THREE, 143) }, '/potential-investiments?top=eligible');
  await card('Alpha AG');
  expect(screen.getByText(/startups, eligible/)).toHaveTextContent('143 startups, eligible');
  expect(screen.queryByRole('combobox', { name: 'Eligibility' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filters, 1 set', expanded: false }));
  expect(await screen.findByRole('combobox', { name: 'Eligibility' })).toHaveDisplayValue('Eligible');
});
