import { screen, waitFor } from '@testing-library/react';
import {
  aRawStartup,
  aStartup,
  fakeApi,
  renderWithApi,
  type FakeRequest,
  type FakeRoutes,
} from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ResultsSection } from '../ResultsSection';
import { catchFiles } from '../testing/csv-files';

const RAW = 'GET /auth/startups/raw';
const CURATED = 'GET /auth/startups/curated';
const EMPTY = { items: [], total: 0 };

function render(routes: FakeRoutes, route = '/configurations#results') {
  const api = fakeApi({ [RAW]: EMPTY, [CURATED]: EMPTY, ...routes });
  return {
    api,
    ...renderWithApi(<ResultsSection curateAction={null} curateBand={null} />, api, {
      wrapper: ThemeRoot,
      route,
    }),
  };
}

/** Returns a handler for a list of `count` raw startups. The table shows two of them. */
function rawList(count: number, total = count) {
  return ({ query }: FakeRequest) => {
    const size = Number(query.get('pageSize')) === 200 ? 200 : 2;
    const first = (Number(query.get('page')) - 1) * size;
    const items = Array.from({ length: Math.max(0, Math.min(size, count - first)) }, (_, index) =>
      aRawStartup({ id: String(first + index + 1) }),
    );
    return { body: { items, total } };
  };
}

test('an export loads pages of 200 rows with the current search and saves one line per row', async () => {
  const files = catchFiles();
  const { user, api } = render({ [RAW]: rawList(401) }, '/configurations?q=alp#results');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await screen.findByText('401 rows exported');
  const pages = api.callsOf(RAW).filter(({ query }) => query.get('pageSize') === '200');
  expect(pages.map(({ query }) => query.toString())).toEqual(
    [1, 2, 3].map((page) => `page=${page}&pageSize=200&q=alp`),
  );
  const [file] = await files();
  const lines = file?.text.split('\r\n') ?? [];
  expect([
    file?.name,
    lines.length,
    lines[1]?.startsWith('"1","Alpenglow Biosystems","Anna","Keller"'),
  ]).toEqual(['startups-raw.csv', 403, true]);
});

test('an export of curated startups contains the award names', async () => {
  const files = catchFiles();
  const items = [aStartup({ external_id: 'ext-1', awards: [{ award_name: 'Boldbrain', weight_used: 0 }] })];
  const { user } = render({ [CURATED]: { items, total: 1 } }, '/configurations?tab=curated#results');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('1 rows exported');
  const [file] = await files();
  const [header = '', line = ''] = file?.text.split('\r\n') ?? [];
  expect([
    file?.name,
    header.endsWith(',"eurostars","Boldbrain"'),
    line.startsWith('"ext-1",'),
    line.endsWith(',"","x"'),
  ]).toEqual(['startups-curated.csv', true, true, true]);
});

test('a difference between exported rows and the total is reported', async () => {
  catchFiles();
  const { user } = render({ [RAW]: rawList(3, 5) });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/startups-raw\.csv holds 3 of 5 rows/)).toBeVisible();
});

test('a failed CSV export is only logged', async () => {
  const files = catchFiles();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, api } = render({ [RAW]: rawList(2) });
  await screen.findAllByText('Alpenglow Biosystems');
  api.answer({ [RAW]: () => ({ status: 500, body: { error: 'no' } }) });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('Export failed', { status: 500, data: { error: 'no' } }),
  );
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeEnabled();
  expect([(await files()).length, screen.queryByRole('alert')]).toEqual([0, null]);
});
