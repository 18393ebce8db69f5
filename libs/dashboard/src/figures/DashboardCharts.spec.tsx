import { screen, within } from '@testing-library/react';
import { failing, fakeApi, notOffered, renderWithApi, unanswered } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { DashboardCharts } from './DashboardCharts';
import { NewLine } from './NewLine';
import {
  aDistribution,
  CANTONS,
  FIGURES,
  NEW,
  NO_FIGURES,
  SCORES,
  sinceVisit,
  someNew,
  VIEW_NEWS,
} from '../testing/figures.fixture';

const CLOCK = () => new Date('2026-11-23T08:00:00Z');

function open(routes: Readonly<Record<string, unknown>> = {}, ui = <DashboardCharts />) {
  const api = fakeApi({ ...FIGURES, ...routes });
  return { api, ...renderWithApi(ui, api, { clock: CLOCK, wrapper: ThemeRoot }) };
}
const card = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test.each([
  ['Score 6 to below 7: 70 startups', '?score_from=6&score_below=7&later=all'],
  [/^Threshold 8\.0.*143 startups at or above/, '?top=eligible&later=all'],
  [/^Top 20% limit, 6\.5.*239 startups, 2 tied at the limit/, '?top=percent&later=all'],
  ['Zürich: 31 startups', '?top=eligible&canton=ZH&later=all'],
  ['4 startups without a canton', '?top=eligible&canton=Unknown&later=all'],
  ['Show all 7 in the list', '?mode=all&reached_from=2026-11-17&reached_to=2026-11-23&later=all'],
  ['Threshold: 231 startups', '?mode=all&reached_from=2025-11-24&reached_to=2026-11-23&later=all'],
  ['91 rejected now', '?mode=rejected&later=all'],
  ['Quantavo AG', '?mode=all&reached_from=2026-11-17&reached_to=2026-11-23&later=all&startup=13'],
])('the chart element %s opens the startups that it counts', async (name, search) => {
  const { user, path } = open();
  const [link] = await screen.findAllByRole('link', { name });
  if (!link) throw new Error('no link');
  await user.click(link);
  expect(path()).toBe(`/potential-investiments${search}`);
});

test('each dashboard chart explains what it counts', async () => {
  open();
  expect(await screen.findByText('1’193 active startups')).toBeVisible();
  expect(
    await screen.findByText('7 startups reached 8.0, 4 more than in the seven days before'),
  ).toBeVisible();
  expect(await screen.findByText('75 startups, each tile a canton')).toBeVisible();
  expect(screen.getByText('17 Nov to 23 Nov')).toBeVisible();
  expect(card('New above the threshold').getByText('ICT • Valais')).toBeVisible();
  expect(card('New above the threshold').getAllByText('Sat')).toHaveLength(4);
  expect(card('New above the threshold').getByText('Mon')).toBeVisible();
});

test('the table of a dashboard chart shows the same numbers, and the chart can be restored', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Distribution of scores: show as table' }));
  const rows = rowsOf(screen.getByRole('table', { name: 'Distribution of scores' }));
  expect([rows.length, rows[6], rows.at(-2), rows.at(-1)]).toEqual([
    17,
    ['Score 6 to below 7', '70', '5.9%'],
    ['Threshold 8.0', '143', '12.0%'],
    ['Top 20% limit, 6.5', '239', '20.0%'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Potential investments by canton: show as table' }));
  const cantons = rowsOf(screen.getByRole('table', { name: 'Potential investments by canton' }));
  expect([cantons.length, cantons[0], cantons[4], cantons[5]?.[1]]).toEqual([
    27,
    ['Zürich', '31'],
    ['Unknown', '4'],
    '–',
  ]);
  await user.click(screen.getByRole('button', { name: 'New above the threshold: show as table' }));
  expect(rowsOf(screen.getByRole('table', { name: /^New above the threshold/ }))[0]).toEqual([
    'Rhônalgo Sàrl',
    'ICT • Valais',
    '21 Nov 2026',
    '10.5',
  ]);
  await user.click(screen.getByRole('button', { name: 'Distribution of scores: show as chart' }));
  expect(screen.queryByRole('table', { name: 'Distribution of scores' })).toBeNull();
});

test('the funnel shows the share and the median time of each stage, both in the chart and in its table', async () => {
  const { user } = open();
  const stages = within(await screen.findByRole('list', { name: 'Stages' })).getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Threshold231––',
    'Contacted7432%9 days',
    'Contract1723%1 day',
    'Investment635%under 1 day',
  ]);
  await user.click(screen.getByRole('button', { name: 'Funnel: show as table' }));
  const rows = rowsOf(screen.getByRole('table', { name: 'Funnel from 24 Nov 2025 to 23 Nov 2026' }));
  expect([rows[1], rows.at(-1)]).toEqual([
    ['Contacted', '74', '32%', '9 days'],
    ['Rejected now', '91', '–', '–'],
  ]);
});

test('the financing chart has a bar for each month and explains what it does not count', async () => {
  const { user } = open();
  expect(await screen.findByRole('img', { name: 'Nov 2026: CHF 5’800’000.00, 12 rounds' })).toBeVisible();
  expect(
    screen.getByText('Not counted: EUR 4’000’000.00 in 2 rounds; 3 rounds without a day.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Financing per month: show as table' }));
  const rows = rowsOf(screen.getByRole('table', { name: 'Financing per month' }));
  expect([rows.length, rows[0], rows[12]]).toEqual([
    14,
    ['Dec 2025', 'CHF 41’000’000.00', '1'],
    ['Not counted: EUR', 'EUR 4’000’000.00', '2'],
  ]);
});

test('bars and cantons without startups are not links', async () => {
  open({ [SCORES]: aDistribution({ bins: [{ from: 3, below: 4, count: 0 }] }) });
  expect(await screen.findByRole('img', { name: 'Score 3 to below 4: 0 startups' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Uri: no startups' })).toBeVisible();
});

test('a dashboard chart that fails to load shows its own alert and can be retried', async () => {
  const { user, api } = open({ [SCORES]: failing('Not now') });
  expect(await screen.findByText('75 startups, each tile a canton')).toBeVisible();
  expect(await card('Distribution of scores').findByRole('alert')).toHaveTextContent('Not now');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  api.answer({ [SCORES]: aDistribution() });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1’193 active startups')).toBeVisible();
});

test('while loading, the dashboard charts reserve their space and show no numbers', () => {
  open(Object.fromEntries(Object.keys(FIGURES).map((route) => [route, unanswered])));
  expect(screen.getAllByText('Loading...')).toHaveLength(5);
  expect(screen.queryByRole('link')).toBeNull();
});

test('dashboard charts without data show a text', async () => {
  open(NO_FIGURES);
  expect(await screen.findByText('No active startups yet.')).toBeVisible();
  expect(await screen.findByText('No new startups.')).toBeVisible();
  expect(screen.getByText('0 startups reached 8.0, 2 fewer than in the seven days before')).toBeVisible();
  expect(await screen.findByText('No startup is at or above the threshold.')).toBeVisible();
  expect(await screen.findByText('No startup reached a stage in the last 12 months.')).toBeVisible();
  expect(await screen.findByText('No dated round in the last 12 months.')).toBeVisible();
});

test('dashboard charts that the server does not support are hidden with their headings', async () => {
  open({ [SCORES]: notOffered, [CANTONS]: notOffered });
  expect(await screen.findByText('Show all 7 in the list')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Distribution of scores' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Potential investments by canton' })).toBeNull();
});

test('the line at the top links to the new startups since the last visit', async () => {
  const { user, path, unmount } = open(sinceVisit({ new: 7 }), <NewLine />);
  await user.click(await screen.findByRole('link', { name: '7 new since Tuesday' }));
  expect(path()).toBe('/potential-investiments?since=visit');
  unmount();
  open(sinceVisit({ new: 0 }), <NewLine />);
  expect(await screen.findByText('Nothing new since Tuesday')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['before the first visit', sinceVisit({ since: null })],
  ['on a server without views', { [VIEW_NEWS]: notOffered }],
])(
  'if there is no previous visit (%s), the line at the top links to the new startups of the last seven days',
  async (_when, routes) => {
    const { user, path } = open(routes, <NewLine />);
    await user.click(await screen.findByRole('link', { name: '7 new above the threshold in seven days' }));
    expect(path()).toBe(
      '/potential-investiments?mode=all&reached_from=2026-11-17&reached_to=2026-11-23&later=all',
    );
  },
);

test('without new startups in the last seven days, the line at the top shows a text', async () => {
  open({ ...sinceVisit({ since: null }), [NEW]: someNew({ count: 0, startups: [] }) }, <NewLine />);
  expect(await screen.findByText('Nothing new above the threshold in seven days')).toBeVisible();
});
