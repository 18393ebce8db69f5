import { screen, waitFor, within } from '@testing-library/react';
import {
  aRawStartup,
  aStartup,
  failing,
  fakeApi,
  FACTS,
  renderWithApi,
  someFacts,
  withField,
  type FakeRoutes,
} from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ResultsSection } from '../ResultsSection';

const RAW = 'GET /auth/startups/raw';
const CURATED = 'GET /auth/startups/curated';

function open(routes: FakeRoutes, search = '') {
  const api = fakeApi({
    [RAW]: { items: [aRawStartup()], total: 1 },
    [CURATED]: { items: [aStartup()], total: 1 },
    ...routes,
  });
  const section = <ResultsSection curateAction={null} curateBand={null} />;
  const route = `/configurations${search}#results`;
  return { api, ...renderWithApi(section, api, { wrapper: ThemeRoot, route }) };
}

const IMPORTED = {
  by: 'import' as const,
  at: '2026-11-01T00:00:00Z',
  person: null,
  file: 'liste.xlsx',
  line: 5,
  raw_id: '31',
  external_id: null,
  article: null,
  quote: null,
  note: null,
  confirmed_by: null,
  confirmed_at: null,
};

test('a raw row opens with all its values, its file and line, and its startup', async () => {
  const row = aRawStartup({ id: '31', origin: 'import', startup_id: '1', founding_year: 2019 });
  const { user } = open({
    [RAW]: { items: [row], total: 1 },
    [FACTS]: withField(someFacts(), 'founding_year', { value: 2019, origin: IMPORTED }),
  });
  await user.click(await screen.findByRole('button', { name: row.company_name }));
  expect(await screen.findByText('liste.xlsx, line 5')).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: row.company_name }));
  expect(dialog.getByText('Founded')).toBeVisible();
  expect(dialog.getByText('Import')).toBeVisible();
  expect(await dialog.findByRole('link', { name: 'Open the startup' })).toHaveAttribute(
    'href',
    '/potential-investiments?mode=all&startup=1',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a raw row that is not curated shows its file and line but no startup', async () => {
  const row = aRawStartup({
    ...{ startup_id: null, curated_at: null },
    ...{ origin: 'import', file: 'liste.csv', line: 5 },
  });
  const { user } = open({ [RAW]: { items: [row], total: 1 } });
  await user.click(await screen.findByRole('button', { name: row.company_name }));
  expect(await screen.findByText('Not yet')).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: row.company_name }));
  expect(dialog.getByText('Import from liste.csv, line 5')).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Open the startup' })).toBeNull();
});

test('if the origins of a raw row cannot be loaded, Retry is shown above the values', async () => {
  const row = aRawStartup({ id: '31', origin: 'import', startup_id: '1', founding_year: 2019 });
  const { api, user } = open({
    [RAW]: { items: [row], total: 1 },
    [FACTS]: failing('The service is busy.'),
  });
  await user.click(await screen.findByRole('button', { name: row.company_name }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy.');
  const dialog = within(screen.getByRole('dialog', { name: row.company_name }));
  expect(dialog.getByText('Founded')).toBeVisible();
  api.answer({ [FACTS]: withField(someFacts(), 'founding_year', { value: 2019, origin: IMPORTED }) });
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('liste.xlsx, line 5')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a click on a column header sorts the whole list, and another click reverses the order', async () => {
  const { api, user, path } = open({}, '?page=2');
  await user.click(await screen.findByRole('button', { name: 'Company' }));
  await waitFor(() => expect(path()).toContain('sort=company_name'));
  await user.click(screen.getByRole('button', { name: 'Company' }));
  await waitFor(() => expect(path()).toContain('dir=desc'));
  expect(path()).not.toContain('page=2');
  expect(screen.getByRole('columnheader', { name: 'Company' })).toHaveAttribute('aria-sort', 'descending');
  await waitFor(() => {
    const query = api.callsOf(RAW).at(-1)?.query;
    expect([query?.get('sort'), query?.get('dir')]).toEqual(['company_name', 'desc']);
  });
  expect(api.callsOf(CURATED).map(({ query }) => query.get('sort'))).not.toContain('company_name');
});

test('curated startups can also be sorted by their score', async () => {
  const { api } = open({}, '?tab=curated&sort=score&dir=desc');
  await waitFor(() => expect(api.callsOf(CURATED).at(-1)?.query.get('sort')).toBe('score'));
  expect(await screen.findByRole('columnheader', { name: 'Score' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});
