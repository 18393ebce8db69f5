import { screen, waitFor } from '@testing-library/react';
import {
  aRawStartup,
  aStartup,
  fakeApi,
  notOffered,
  renderWithApi,
  signIn,
  unanswered,
  widen,
  type FakeRoutes,
} from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ResultsSection } from './ResultsSection';

const RAW = 'GET /auth/startups/raw';
const CURATED = 'GET /auth/startups/curated';
const ROUTE = '/configurations#results';

function render(routes: FakeRoutes = {}, route = ROUTE) {
  const api = fakeApi({
    [RAW]: { items: [aRawStartup()], total: 3402 },
    [CURATED]: { items: [aStartup({ awards: [{ award_name: 'fif grant', weight_used: 2 }] })], total: 1284 },
    ...routes,
  });
  const section = <ResultsSection curateAction={<button>Curate new</button>} curateBand={<p>the band</p>} />;
  return { api, ...renderWithApi(section, api, { wrapper: ThemeRoot, route }) };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

async function headersOf(name: string) {
  const grid = await screen.findByLabelText(name);
  return [...grid.querySelectorAll('[role="columnheader"]')].map(({ textContent }) => textContent);
}

/** Returns the cell texts of the row of Alpenglow Biosystems. */
async function cells() {
  const row = (await screen.findByText('Alpenglow Biosystems')).closest('[role="row"]');
  return [...(row?.querySelectorAll('[role="gridcell"]') ?? [])].map(({ textContent }) => textContent);
}

test('the results section offers Curate new, and the tabs Raw and Curated show counts', async () => {
  render();
  expect(screen.getByRole('region', { name: 'LLM Results' })).toHaveTextContent('the band');
  expect(screen.getByRole('button', { name: 'Curate new' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: /Raw 3’402/, selected: true })).toBeVisible();
  expect(await screen.findByRole('tab', { name: /Curated 1’284/, selected: false })).toBeVisible();
});

test('a raw startup shows company, founder, sector, canton, year, money with 2 decimals, awards, date and origin', async () => {
  const startup = aRawStartup({
    raised_money: 6400000,
    awards: ['venture kick 3', 'fif grant', 'eurostars'],
    origin: 'article',
    sector: 'fintech',
    canton: 'Wallis',
  });
  render({ [RAW]: { items: [startup], total: 1 } });
  expect(await headersOf('Raw startups')).toEqual([
    'Company',
    'Founder',
    'Sector',
    'Canton',
    'Founded',
    'Raised money (CHF)',
    'Awards',
    'Article date',
    'Origin',
  ]);
  expect(await cells()).toEqual([
    'Alpenglow Biosystems',
    'Anna Keller',
    'ICT fintech',
    'VS',
    '2019',
    '6’400’000.00',
    'venture kick 3+2',
    '2 Oct 2026',
    'Article',
  ]);
  expect(screen.getByTitle('venture kick 3, fif grant, eurostars')).toBeVisible();
});

test('on a phone a result row shows name, sector, canton and year, and the other values when expanded', async () => {
  widen(375);
  const startup = aRawStartup({
    raised_money: 6400000,
    awards: ['venture kick 3', 'fif grant'],
    origin: 'article',
    extraction_id: '7',
    sector: 'fintech',
    canton: 'Wallis',
  });
  const { user } = render({ [RAW]: { items: [startup], total: 1 } });
  expect(await cells()).toEqual(['Alpenglow BiosystemsICT fintech · VS · 2019']);
  await user.click(screen.getByRole('button', { name: 'Details of Alpenglow Biosystems' }));
  expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
    'FounderAnna Keller',
    'Raised money (CHF)6’400’000.00',
    'Awardsventure kick 3, fif grant',
    'Article date2 Oct 2026',
    'OriginArticle',
  ]);
  expect(screen.getByRole('button', { name: 'Sources of Alpenglow Biosystems' })).toBeVisible();
});

test('an amount in a currency other than the currency of the column header shows its currency', async () => {
  const startup = aRawStartup({ raised_money: 22_000_000, raised_currency: 'USD' });
  render({ [RAW]: { items: [startup], total: 1 } });
  expect((await cells()).join()).toContain('USD 22’000’000.00');
});

test('a raw startup from an article links to its sources only if the server stores sources', async () => {
  render({
    [RAW]: {
      items: [
        aRawStartup({ origin: 'article' }),
        aRawStartup({ id: '102', company_name: 'Beta', origin: 'article', extraction_id: '7' }),
      ],
      total: 2,
    },
  });
  expect(await screen.findByRole('button', { name: 'Sources of Beta' })).toHaveTextContent('Article');
  expect(screen.queryByRole('button', { name: 'Sources of Alpenglow Biosystems' })).not.toBeInTheDocument();
  expect((await cells()).at(-1)).toBe('Article');
});

test('a missing value in the results is an en dash', async () => {
  const startup = aRawStartup({
    first_name: null,
    last_name: null,
    sector: null,
    canton: null,
    founding_year: null,
    raised_money: null,
    awards: [],
    article_date: null,
  });
  render({ [RAW]: { items: [startup], total: 1 } });
  expect(await cells()).toEqual(['Alpenglow Biosystems', '–', '–', '–', '–', '–', '–', '–', 'Import']);
});

test('curated results show the score, and the address contains the tab and the section', async () => {
  const { user, path } = render();
  await user.click(await screen.findByRole('tab', { name: /Curated/ }));
  expect(await headersOf('Curated startups')).toContain('Score');
  expect(await cells()).toContain('12.5');
  expect(path()).toBe('/configurations?tab=curated#results');
  expect(screen.queryByRole('button', { name: /^Import CSV/ })).not.toBeInTheDocument();
});

test('a search in the results by company or founder starts on page 1 and is stored in the address', async () => {
  const { user, api, path } = render({}, '/configurations?page=2#results');
  await user.type(screen.getByRole('searchbox', { name: 'Search by company or founder' }), 'keller{Enter}');
  await waitFor(() => expect(path()).toBe('/configurations?q=keller#results'));
  await waitFor(() => expect(api.callsOf(RAW).at(-1)?.query.toString()).toBe('page=1&pageSize=20&q=keller'));
});

test('the address of the results opens its tab, search, page and page size', async () => {
  const { api } = render({}, '/configurations?tab=curated&q=zug&page=3&pageSize=50#results');
  await screen.findByLabelText('Curated startups');
  expect(api.callsOf(CURATED)[0]?.query.toString()).toBe('page=3&pageSize=50&q=zug');
  expect(api.callsOf(RAW)[0]?.query.toString()).toBe('page=1&pageSize=50&q=zug');
});

test('the pager of the results opens other pages', async () => {
  const { user, api } = render();
  await user.click(await screen.findByRole('button', { name: /^(Page )?2$/ }));
  await waitFor(() => expect(api.callsOf(RAW).at(-1)?.query.get('page')).toBe('2'));
});

test.each([
  ["the server's message", { status: 500, body: { error: 'Database is resting' } }, 'Database is resting'],
  ["'Failed to load data' without a server message", { status: 500, body: {} }, 'Failed to load data'],
])(
  'a failed load of the results shows %s, empties the list and can be retried',
  async (_name, answer, text) => {
    const { user, api } = render({ [RAW]: () => answer });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    api.answer({ [RAW]: { items: [aRawStartup()], total: 1 } });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Alpenglow Biosystems')).toBeVisible();
  },
);

test('during the first load the result table is shown without rows', () => {
  render({ [RAW]: unanswered, [CURATED]: unanswered });
  expect(screen.getByLabelText('Raw startups')).toBeVisible();
  expect(screen.getByText('Raw startups: loading')).toBeInTheDocument();
});

test('without raw startups the results suggest the import and the LLM batch', async () => {
  const { user, path } = render({ [RAW]: { items: [], total: 0 } });
  expect(await screen.findByText('No raw startups yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Import CSV/ })).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'Run LLM batch' }));
  expect(path()).toBe('/configurations#llm-batch');
});

test.each([
  ['CSV files', notOffered, 'Import CSV', 'Import a CSV file, or run the LLM batch.'],
  [
    'CSV and XLSX files',
    { items: [], total: 0 },
    'Import CSV or XLSX',
    'Import a CSV or XLSX file, or run the LLM batch.',
  ],
])('the import buttons name the %s that the server reads', async (_kinds, answer, name, text) => {
  signIn({ sub: '1', role: 'super' });
  render({ [RAW]: { items: [], total: 0 }, 'GET /auth/imports': answer });
  await waitFor(() => expect(screen.getAllByRole('button', { name })).toHaveLength(2));
  expect(await screen.findByText(text)).toBeVisible();
});

test('a search in the results without matches shows a text, and a click shows all rows', async () => {
  const { user, path } = render({ [RAW]: { items: [], total: 0 } }, '/configurations?q=gletscher#results');
  expect(await screen.findByText('No match for “gletscher” among the raw startups.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all startups' }));
  expect(path()).toBe(ROUTE);
});

test('without curated startups the results show the next step', async () => {
  render({ [CURATED]: { items: [], total: 0 } }, '/configurations?tab=curated#results');
  expect(await screen.findByText('No curated startups yet')).toBeVisible();
});
