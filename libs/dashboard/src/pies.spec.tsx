import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, unanswered, unreachable } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { DashboardLayout } from './DashboardLayout';
import {
  anArticle,
  ARTICLES,
  COUNTED,
  CURATED,
  RANKED,
  SMALL_COUNTS,
  SMALL_DASHBOARD,
  STATS,
  WEIGHTS,
} from './testing/dashboard.fixture';

const curated = SMALL_DASHBOARD[CURATED];
const topOfAll = {
  items: [
    { canton: 'ZH', sector: 'BioT' },
    { canton: 'BE', sector: 'ICT' },
  ],
  total: 2,
};

function open(routes: Record<string, unknown> = {}) {
  const api = fakeApi({
    ...SMALL_DASHBOARD,
    ...routes,
  });
  return { api, ...renderWithApi(<DashboardLayout />, api, { wrapper: ThemeRoot }) };
}
const row = (name: string) => within(screen.getByRole('region', { name }));
const slice = (place: string, chart: string, name: RegExp) =>
  within(row(place).getByRole('region', { name: `${chart} ${place.toLowerCase()}` })).findByRole('button', {
    name,
  });

test.each([
  ['loaded as lists', {}],
  ['counted by the server', { [COUNTED]: SMALL_COUNTS }],
])(
  'six charts, %s, show curated, top and top active startups by canton and by sector',
  async (_how, routes) => {
    open(routes);
    await screen.findByRole('img', { name: 'Top 20% of the active by sector. Unknown: 1, 100.0%' });
    expect(screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual([
      'Curated startups by canton. Zürich: 2, 66.7%; Unknown: 1, 33.3%',
      'Top 20% of all by canton. Bern: 1, 50.0%; Zürich: 1, 50.0%',
      'Top 20% of the active by canton. Genève: 1, 100.0%',
      'Curated startups by sector. Biotech: 2, 66.7%; ICT: 1, 33.3%',
      'Top 20% of all by sector. Biotech: 1, 50.0%; ICT: 1, 50.0%',
      'Top 20% of the active by sector. Unknown: 1, 100.0%',
    ]);
    expect(screen.getAllByText('Total').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      '3Total',
      '2Total',
      '1Total',
      '3Total',
      '2Total',
      '1Total',
    ]);
  },
);

test('if the server provides chart counts, one request loads the statistics and the charts', async () => {
  const { api } = open({ [COUNTED]: SMALL_COUNTS });
  await screen.findByRole('img', { name: /^Top 20% of the active by sector/ });
  expect(await screen.findByRole('link', { name: /Top 20% Startups.*2.*Top percent 0\.20/ })).toBeVisible();
  expect([STATS, CURATED, RANKED].flatMap((route) => api.callsOf(route))).toEqual([]);
  expect(api.callsOf(COUNTED)).toHaveLength(1);
});

test.each([
  ['fails', () => ({ status: 500, body: { error: 'No' } })],
  ['returns another shape', {}],
  ['cannot be reached', unreachable],
])('if the request for chart counts %s, the lists are loaded instead', async (_name, answer) => {
  open({ [COUNTED]: answer });
  expect(await screen.findAllByRole('img')).toHaveLength(6);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the three lists for the charts are loaded in parallel and without awards', async () => {
  const { api } = open({ [CURATED]: unanswered, [RANKED]: unanswered });
  await waitFor(() => expect(api.callsOf(RANKED)).toHaveLength(2));
  const queries = [...api.callsOf(CURATED), ...api.callsOf(RANKED)].map(({ query }) =>
    Object.fromEntries(query),
  );
  const drawn = { pageSize: 'all', withAwards: '0', fields: 'canton,sector' };
  expect(queries).toEqual([
    { ...drawn, sort: 'created_at', dir: 'desc' },
    { ...drawn, withArticles: '0', top: 'percent_all' },
    { ...drawn, withArticles: '0', mode: 'active', top: 'percent' },
  ]);
  expect(
    within(row('By canton').getByRole('region', { name: 'Curated startups by canton' })).getByRole('status', {
      name: 'Loading...',
    }),
  ).toBeVisible();
});

test.each([
  ['By canton', 'Curated startups', /^Zürich/, '/potential-investiments?later=all&mode=all&canton=ZH'],
  ['By canton', 'Curated startups', /^Unknown/, '/potential-investiments?later=all&mode=all&canton=Unknown'],
  [
    'By sector',
    'Top 20% of all',
    /^Biotech/,
    '/potential-investiments?later=all&top=percent_all&sector=BioT',
  ],
  [
    'By canton',
    'Top 20% of the active',
    /^Genève/,
    '/potential-investiments?later=all&top=percent&canton=GE',
  ],
])('in the chart %s, a slice of %s opens its startups in the list', async (place, chart, name, address) => {
  const { user, path } = open();
  await screen.findByRole('img', { name: /^Top 20% of the active by sector/ });
  await user.click(await slice(place, chart, name));
  expect(path()).toBe(address);
});

test("the slice 'Other' opens the startups of all its members", async () => {
  const cantons = ['ZH', 'BE', 'LU', 'UR', 'SZ', 'OW', 'NW', 'GL', 'ZG', 'FR', 'SO'];
  const items = cantons.flatMap((canton, index) =>
    Array.from({ length: 20 - index }, () => ({ canton, sector: 'ICT' })),
  );
  const { user, path } = open({ [CURATED]: { items, total: items.length } });
  await user.click(await slice('By canton', 'Curated startups', /^Other/));
  expect(path()).toBe('/potential-investiments?later=all&mode=all&canton=FR&canton=SO');
});

test.each([
  [CURATED, unreachable, 'Failed to load startups'],
  [CURATED, () => ({ status: 200, body: {} }), 'Failed to load startups'],
  [RANKED, unreachable, 'Failed to load top (all)'],
  [
    RANKED,
    ({ query }: { query: URLSearchParams }) =>
      query.get('top') === 'percent' ? { status: 500, body: {} } : { status: 200, body: topOfAll },
    'Failed to load top (eligible)',
  ],
  [RANKED, () => ({ status: 503, body: { error: 'Not now' } }), 'Not now'],
])('if loading %s fails, one red alert offers Retry', async (route, failing, text) => {
  const { user, api } = open({ [route]: failing });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('img')).toBeNull();
  api.answer({ [CURATED]: curated, [RANKED]: topOfAll });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('img')).toHaveLength(6);
});

test('on a server without articles and parameters, both cards are hidden without an error', async () => {
  open();
  await screen.findByRole('img', { name: /^Top 20% of the active by sector/ });
  expect(screen.queryByText('Latest articles')).toBeNull();
  expect(screen.queryByText('Heaviest weights')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a news entry links to the article and to its startup, and an unsafe address is plain text', async () => {
  open({
    [ARTICLES]: {
      items: [anArticle(), anArticle({ title: 'Bad', url: 'javascript:alert(1)', startup_id: '8' })],
      total: 2,
    },
  });
  const link = await screen.findByRole('link', { name: 'Acme wins' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://news.ch/1',
    'noopener noreferrer nofollow',
  ]);
  expect(screen.queryByRole('link', { name: 'Bad' })).toBeNull();
  expect(screen.getByText('Bad')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Acme' })[0]).toHaveAttribute(
    'href',
    '/potential-investiments?mode=all&q=Acme&startup=7',
  );
});

test('the dashboard shows the seven largest award weights, largest first, with four decimals', async () => {
  const parameters = [1, 8, 3, 5, 2, 7, 6, 4].map((value) => ({
    parameterID: `p${value}`,
    parameterName: `award ${value}`,
    value,
  }));
  open({ [WEIGHTS]: { parameters } });
  const card = within(await screen.findByRole('region', { name: 'Heaviest weights' }));
  expect((await card.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(
    [8, 7, 6, 5, 4, 3, 2].map((value) => `award ${value}${value}.0000`),
  );
});

test('an award weight that is not added to others names its exclusivity group', async () => {
  const weight = (name: string, exclusive_groups?: unknown) => ({
    parameterID: name,
    parameterName: name,
    value: 1,
    ...(exclusive_groups !== undefined && { exclusive_groups }),
  });
  open({
    [WEIGHTS]: {
      parameters: [
        weight('a', ['Kick', 'Spring', 'Kick']),
        weight('b', []),
        weight('c'),
        weight('d', 'Kick'),
        weight('e', [null, ' ']),
      ],
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Heaviest weights' }));
  expect((await card.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'aonly one of Kickonly one of Spring1.0000',
    ...[...'bcde'].map((name) => `${name}1.0000`),
  ]);
  expect(
    card.getByTitle('Only one award of the group Spring counts; the others are superseded.'),
  ).toBeVisible();
});

test('a failed dashboard card shows its own error, and the charts remain visible', async () => {
  open({ [ARTICLES]: () => ({ status: 503, body: { error: 'Not now' } }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  expect(await screen.findAllByRole('img')).toHaveLength(6);
});
