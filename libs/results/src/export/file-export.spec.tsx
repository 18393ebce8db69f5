import type { ComponentProps } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { aRawStartup, fakeApi, renderWithApi, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { CsvSeparatorContext, ThemeRoot } from '@vaglio/ui';
import { ResultsSection } from '../ResultsSection';
import { catchFiles } from '../testing/csv-files';

const RAW = 'GET /auth/startups/raw';
const FILE = 'GET /auth/startups/raw/export';
const CSV = '\uFEFF"ID"\r\n"1"\r\n"2"\r\n';

function render(routes: FakeRoutes, setting?: ComponentProps<typeof CsvSeparatorContext>['value']) {
  const api = fakeApi({
    [RAW]: { items: [aRawStartup()], total: 2 },
    'GET /auth/startups/curated': { items: [], total: 0 },
    ...routes,
  });
  const section = <ResultsSection curateAction={null} curateBand={null} />;
  const shown = setting ? <CsvSeparatorContext value={setting}>{section}</CsvSeparatorContext> : section;
  const page = renderWithApi(shown, api, {
    wrapper: ThemeRoot,
    route: '/configurations?q=alp#results',
  });
  return { api, ...page };
}
const fileOf = (headers: Record<string, string>) => () => ({
  text: CSV,
  headers: { 'Content-Type': 'text/csv', ...headers },
});
const open = async (user: ReturnType<typeof render>['user']) => {
  await screen.findAllByText('Alpenglow Biosystems');
  await user.click(screen.getByRole('button', { name: 'Choose columns and format' }));
  await screen.findByLabelText('Format');
};
const askedFor = (api: ReturnType<typeof fakeApi>) => api.callsOf(FILE).map(({ query }) => query.toString());

test('the whole list with the current search is saved exactly as the server exports it', async () => {
  const files = catchFiles();
  const { api, user } = render({ [FILE]: fileOf({ 'X-Total-Count': '2' }) });
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Export all 2 that match' }));
  expect(await screen.findByText('startups-raw.csv holds 2 rows.')).toBeVisible();
  expect(askedFor(api)).toEqual(['format=csv&separator=comma&q=alp']);
  expect((await files()).map(({ name }) => name)).toEqual(['startups-raw.csv']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('selected columns are exported, and one option selects all awards', async () => {
  catchFiles();
  const { user } = render({ [FILE]: fileOf({ 'X-Total-Count': '2', 'X-Column-Count': '67' }) });
  await open(user);
  await user.click(screen.getByText(/^Columns \(\d+ and one for each award\)$/));
  await user.click(screen.getByRole('button', { name: 'Export all 2 that match' }));
  expect(await screen.findByText('startups-raw.csv holds 2 rows and 67 columns.')).toBeVisible();
});

test('format and columns of an export are sent and remembered for the next export', async () => {
  catchFiles();
  const { api, user } = render({ [FILE]: fileOf({ 'X-Total-Count': '2' }) });
  await open(user);
  await user.selectOptions(screen.getByLabelText('Format'), 'Excel (XLSX)');
  await user.click(screen.getByText(/^Columns \(/));
  await user.click(screen.getByRole('checkbox', { name: 'All columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'All columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Canton' }));
  await user.click(screen.getByRole('checkbox', { name: 'Company name' }));
  await user.click(screen.getByRole('button', { name: 'Export all 2 that match' }));
  await waitFor(() => expect(askedFor(api)).toEqual(['format=xlsx&columns=company_name%2Ccanton&q=alp']));
  await screen.findByText('startups-raw.xlsx holds 2 rows.');
  await user.click(screen.getByRole('button', { name: 'Choose columns and format' }));
  expect(screen.getByLabelText('Format')).toHaveValue('xlsx');
  expect(screen.getByText('Columns (2)')).toBeVisible();
});

test('an exported file with fewer or more rows than the list is reported', async () => {
  catchFiles();
  const { user } = render({ [FILE]: fileOf({ 'X-Total-Count': '5' }) });
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Export all 2 that match' }));
  expect(
    await screen.findByText('startups-raw.csv holds 5 rows; the list showed 2 and has changed since.'),
  ).toBeVisible();
});

test('the export preselects the person’s CSV separator and stores a new selection', async () => {
  catchFiles();
  const keep = jest.fn();
  const { user, api } = render({ [FILE]: fileOf({}) }, { separator: 'tab', keep });
  await open(user);
  const separator = screen.getByRole('combobox', { name: 'Separator' });
  expect(separator).toHaveDisplayValue('Tab');
  await user.selectOptions(separator, 'Semicolon');
  await user.click(screen.getByRole('button', { name: 'Export all 2 that match' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(FILE)[0]?.query.get('separator')).toBe('semicolon');
  expect(keep.mock.calls).toEqual([['semicolon']]);
});

test('a running export can be stopped, and then saves no file', async () => {
  const files = catchFiles();
  const { user } = render({ [FILE]: unanswered });
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Export all 2 that match' }));
  expect(screen.getByRole('button', { name: 'Exporting…' })).toBeDisabled();
  expect(screen.getByRole('progressbar', { name: 'Export' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Export all 2 that match' })).toBeEnabled();
  expect([(await files()).length, screen.queryByRole('alert')]).toEqual([0, null]);
});

test('a refused export shows the server’s message, and the selection is kept', async () => {
  const error = 'Too many long lists are being read right now. Please try again.';
  const { user } = render({ [FILE]: () => ({ status: 503, body: { error } }) });
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Export all 2 that match' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('on a server without file exports the options are hidden, and Export CSV remains', async () => {
  const { user } = render({ [FILE]: () => ({ status: 404, body: { error: 'Not found' } }) });
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Export all 2 that match' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Choose columns and format' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});
