import { screen, waitFor, within } from '@testing-library/react';
import { renderImport } from './an-import-page.fixture';
import { anImport, DOUBTFUL, WRITTEN } from './uploaded.fixture';

const READ = 'GET /auth/imports/:id';
const MAP = 'PUT /auth/imports/:id/mapping';

test('the import page shows the detected format and its warnings', async () => {
  renderImport({ [READ]: DOUBTFUL });
  expect(
    await screen.findByText('Read as: sheet Startups, header in line 4, 1.234,5, month before day'),
  ).toBeVisible();
  expect(screen.getByText('Hidden sheets are left out: Listen.')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'First rows of the file' })).not.toBeInTheDocument();
});

test('the import page shows the first rows and the header line next to the options', async () => {
  const { user } = renderImport({ [READ]: DOUBTFUL });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const rows = within(screen.getByRole('table', { name: 'First rows of the file' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1Startups 2026',
    '2Stand 4. Mai 2026',
    '4, headerFirmaGründungKt.Betrag (Mio. CHF)',
    '5Nivalis AG2021ZH1,5',
  ]);
  expect(rows[2]).toHaveAttribute('aria-current', 'true');
});

test.each([
  ['Sheet', 'Notizen', DOUBTFUL, { sheet: 'Notizen' }],
  ['Header', 'Line 2', DOUBTFUL, { header_line: 2 }],
  ['Numbers', '1,234.5', DOUBTFUL, { decimal: 'point' }],
  ['Numbers', 'Automatic', DOUBTFUL, { decimal: null }],
  ['Dates', 'Day before month', DOUBTFUL, { date_order: 'day_first' }],
  ['Dates', 'Month before day', anImport(), { date_order: 'month_first' }],
  ['Encoding', 'Mac Roman', anImport(), { encoding: 'macintosh' }],
  ['Encoding', 'windows-1250 (Central European)', anImport(), { encoding: 'windows-1250' }],
  ['Delimiter', 'pipe', anImport(), { delimiter: '|' }],
])('the import option %s can be changed to %s', async (label, option, file, body) => {
  const { user, api } = renderImport({ [READ]: file, [MAP]: { ...file, state: 'reading' } });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.selectOptions(screen.getByRole('combobox', { name: label }), option);
  await waitFor(() => expect(api.callsOf(MAP).map((call) => call.body)).toEqual([body]));
});

test('the options of a completed import cannot be changed', async () => {
  renderImport({ [READ]: anImport(WRITTEN) });
  expect(await screen.findByText(/^Read as: /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
});
