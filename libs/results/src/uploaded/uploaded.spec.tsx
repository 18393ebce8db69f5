import { act, screen, waitFor, within } from '@testing-library/react';
import type { ImportFile } from '@vaglio/contract';
import { unanswered, type FakeRequest } from '@vaglio/test-kit';
import { aCsvFile, catchFiles } from '../testing/csv-files';
import { importRegion, renderImport } from './an-import-page.fixture';
import { anImport, WRITTEN } from './uploaded.fixture';

const READ = 'GET /auth/imports/:id';
const LIST = 'GET /auth/imports';
const MAP = 'PUT /auth/imports/:id/mapping';
const COMMIT = 'POST /auth/imports/:id/commit';
const UNDO = 'POST /auth/imports/:id/undo';

test('the import page shows the file, its unclear columns, the expected result and the rows', async () => {
  renderImport();
  const page = await importRegion();
  expect(page.getByText('Nothing is written before you press Import.')).toBeVisible();
  expect(page.getByText('startups-herbst-2026.csv, 104 rows')).toBeVisible();
  expect(page.getByText('Read as: header in line 1, windows-1252 (Western), semicolon')).toBeVisible();
  expect(page.getByText('1 of 7 recognised')).toBeVisible();
  expect(page.getByRole('combobox', { name: 'Gründung becomes' })).toHaveValue('founding_year');
  expect(page.getByRole('combobox', { name: 'w.a. de vigier becomes' })).toHaveDisplayValue(
    'Award: w.a. de vigier award',
  );
  expect(page.getByRole('combobox', { name: 'boldbrain becomes' })).toHaveDisplayValue('Award, not weighted');
  expect(page.queryByRole('combobox', { name: 'company_name becomes' })).not.toBeInTheDocument();
  expect(page.getByText('9 by ID, 2 by website, 1 by name')).toBeVisible();
  const lines = within(await page.findByRole('table', { name: 'Lines' }));
  expect(lines.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'LineCompanyOutcomeWhat changes',
    'Line 7Murtensee Agrarrobotik GmbHUpdateSector ICT EngineeringAward + swiss technology award',
    'Line 12Kälteblick AGUpdateFounding year 2021 not taken: 2020 set by Marc Aebi',
    'Line 13Quellwerk AGCreateCleantech, Zug, 2019, 2 awards',
    'Line 19Paysance SACreateVaudfounding_year “2o21” is not a year from 1800 to 2100 and is left out. Correct',
    'Line 20Hörklar AGUnchanged–',
    'Line 35Rhônalgo SàrlCreateCleantech, Zug, 2019, 2 awardsLooks like Rhonalgo Technologies SA, 0.86',
  ]);
});

test.each([
  [0, { unchanged: 0, failed: 0 }, 'The file has a header but no rows.'],
  [3, { unchanged: 0, failed: 3 }, 'All 3 rows failed: see the reasons below.'],
  [1, { unchanged: 0, failed: 1 }, 'The only row failed: see the reason below.'],
  [4, { unchanged: 3, failed: 1 }, 'Nothing new: 3 rows unchanged, 1 failed.'],
  [3, { unchanged: 3, failed: 0 }, 'Nothing new: 3 rows unchanged.'],
])('an import file of %s rows that writes nothing explains why: %j', async (rows, found, text) => {
  const counts = { ...anImport().counts, create: 0, update: 0, ...found } as ImportFile['counts'];
  renderImport({ [READ]: anImport({ rows, counts, blank: 0 }) });
  expect(await screen.findByText(text)).toBeVisible();
});

test('an import column and a value can be mapped in place, and the file is checked again', async () => {
  const { user, api } = renderImport({ [MAP]: anImport({ state: 'checking' }) });
  const page = await importRegion();
  await user.selectOptions(
    page.getByRole('combobox', { name: 'masschallenge becomes' }),
    'Award: masschallenge gold',
  );
  await waitFor(() => expect(api.callsOf(MAP)).toHaveLength(1));
  expect(api.callsOf(MAP)[0]?.body).toMatchObject({
    columns: [
      { becomes: 'company_name' },
      { becomes: 'founding_year' },
      { becomes: 'canton' },
      { becomes: 'award', award: 'w.a. de vigier award' },
      { becomes: 'award', award: 'boldbrain' },
      { becomes: 'award', award: 'masschallenge gold' },
      { becomes: 'leave_out' },
    ],
  });
  await user.selectOptions(page.getByRole('combobox', { name: 'Agritech means' }), 'Engineering');
  await waitFor(() => expect(api.callsOf(MAP)).toHaveLength(2));
  expect(api.callsOf(MAP)[1]?.body).toEqual({
    values: [{ field: 'sector', text: 'Agritech', code: 'Engin', keep: true }],
  });
});

test('Import writes the valid rows, and the page becomes the import report', async () => {
  let state = anImport();
  const { user } = renderImport({
    [READ]: () => ({ body: state }),
    [COMMIT]: () => {
      state = anImport(WRITTEN);
      return { body: anImport({ state: 'committing' }) };
    },
  });
  const page = await importRegion();
  await user.click(await page.findByRole('button', { name: 'Import 96 rows' }));
  expect(await screen.findByText('96 of 104 rows written')).toBeVisible();
  expect(screen.getByText('3 unchanged, 5 failed, 0 blank, 2 with notes on single values')).toBeVisible();
  const curate = screen.getByRole('button', { name: 'Curate new' });
  expect(curate).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(curate);
});

test.each([
  ['still running', { state: 'committing' }],
  ['already completed', WRITTEN],
] as const)(
  'the startup lists are reloaded after an import whose first response is %s',
  async (_what, answer) => {
    let state = anImport();
    const { user } = renderImport({
      [READ]: () => ({ body: state }),
      [COMMIT]: () => {
        state = anImport(WRITTEN);
        return { body: anImport({ ...answer, version: state.version }) };
      },
      'GET /auth/startups/raw': () => ({ body: { items: [], total: state.state === 'committed' ? 96 : 0 } }),
    });
    await user.click(await (await importRegion()).findByRole('button', { name: 'Import 96 rows' }));
    expect(await screen.findByText('96 of 104 rows written')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByRole('tab', { name: /^Raw ?96$/ })).toBeVisible();
  },
);

test.each([
  [{ fields: 31, prevented: 4 }, '31 new values, 4 confirmed values kept'],
  [{ fields: 1, prevented: 1 }, '1 new value, 1 confirmed value kept'],
  [{ fields: 0, prevented: 0 }, '0 new values'],
])('the report of an import whose updates have %j shows “%s”', async (counted, text) => {
  const { counts } = anImport();
  renderImport({ [READ]: anImport({ ...WRITTEN, counts: counts && { ...counts, ...counted } }) });
  expect(await screen.findByText(text)).toBeVisible();
});

test('the button of an import whose rows are not counted yet names no number of rows', async () => {
  renderImport({ [READ]: anImport({ state: 'checking', counts: null }) });
  expect(await screen.findByRole('button', { name: 'Import' })).toBeDisabled();
});

test('a refused import shows the server’s message', async () => {
  const { user } = renderImport({
    [COMMIT]: () => ({ status: 409, body: { error: 'The data changed since the check.' } }),
  });
  await user.click(await (await importRegion()).findByRole('button', { name: 'Import 96 rows' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The data changed since the check.');
});

test('Undo of an import needs confirmation and lists what remains', async () => {
  const { user, api } = renderImport({
    [READ]: anImport({
      ...WRITTEN,
      changed_since: 36,
      undo_costs: { startups: 7, names: ['Alpha AG', 'Beta SA'] },
    }),
    [UNDO]: anImport({ state: 'undoing' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Undo this import' }));
  expect(dialog.getByText(/36 rows that somebody changed since stay as they are/)).toBeVisible();
  expect(dialog.getByText(/7 contacted startups keep their decisions and lose the values/)).toBeVisible();
  expect(dialog.getByText(/only this file gives: Alpha AG, Beta SA and 5 more\./)).toBeVisible();
  expect(dialog.getByText(/^60 rows of .*: those that the import created are removed/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo 60 rows' }));
  await waitFor(() => expect(api.callsOf(UNDO)).toHaveLength(1));
});

test('the keys [ and ] move between the lines of an import', async () => {
  const { user } = renderImport();
  const table = within(await screen.findByRole('table', { name: 'Lines' }));
  await user.keyboard(']]');
  expect(table.getByRole('row', { name: /Kälteblick/ })).toHaveFocus();
  await user.keyboard('[[');
  expect(table.getByRole('row', { name: /Murtensee/ })).toHaveFocus();
});

test('the error file of an import is saved exactly as the server created it', async () => {
  const files = catchFiles();
  const { user } = renderImport({ 'GET /auth/imports/:id/errors.csv': () => ({ text: '"a","error"\r\n' }) });
  await user.click(await screen.findByRole('button', { name: 'Error file' }));
  await waitFor(async () =>
    expect(await files()).toEqual([{ name: 'import-failed-rows.csv', text: '"a","error"\r\n' }]),
  );
});

test('a selected file is checked on its own import page, and its bytes are uploaded unchanged', async () => {
  const { user, api } = renderImport(
    {
      'POST /auth/imports': () => ({
        status: 201,
        body: anImport({ state: 'uploading', columns: [], counts: null }),
      }),
      'PUT /auth/imports/:id/content': ({ headers }: FakeRequest) => ({
        body: anImport({ received: headers.get('Content-Type') === 'application/octet-stream' ? 30 : 0 }),
      }),
    },
    '/configurations#results',
  );
  await screen.findByRole('tab', { name: /Imports/ });
  await user.upload(screen.getByLabelText('CSV file'), aCsvFile('ID;company_name\n1;Nivalis\n'));
  await user.click(await screen.findByRole('button', { name: 'Map and check' }));
  expect(await screen.findByRole('button', { name: 'Import 96 rows' })).toBeVisible();
  expect(api.callsOf('POST /auth/imports')[0]?.body).toEqual({ name: 'startups.csv', size: 26 });
  await waitFor(() => expect(api.callsOf('PUT /auth/imports/:id/content')).toHaveLength(1));
});

async function sendFile(user: ReturnType<typeof renderImport>['user']) {
  await screen.findByRole('tab', { name: /Imports/ });
  await user.upload(screen.getByLabelText('CSV file'), aCsvFile('ID;company_name\n1;Nivalis\n'));
  await user.click(await screen.findByRole('button', { name: 'Map and check' }));
}
const UPLOADING: Partial<ImportFile> = { state: 'uploading', columns: [], counts: null, format: null };

test('a refused upload shows the reason', async () => {
  const { user } = renderImport(
    { 'POST /auth/imports': () => ({ status: 413, body: { error: 'The file is larger than 200 MB.' } }) },
    '/configurations#results',
  );
  await sendFile(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is larger than 200 MB.');
});

test('Cancel stops an upload', async () => {
  const { user, api } = renderImport(
    {
      'POST /auth/imports': () => ({ status: 201, body: anImport(UPLOADING) }),
      [READ]: anImport(UPLOADING),
      'POST /auth/imports/:id/cancel': anImport({ ...UPLOADING, state: 'cancelled' }),
      'PUT /auth/imports/:id/content': unanswered,
    },
    '/configurations#results',
  );
  await sendFile(user);
  await waitFor(() => expect(api.callsOf('PUT /auth/imports/:id/content')).toHaveLength(1));
  const call = api.callsOf('PUT /auth/imports/:id/content')[0];
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(call?.signal.aborted).toBe(true));
});

test('an abandoned upload explains that the file must be selected again', async () => {
  jest.useFakeTimers();
  const { api } = renderImport({ [READ]: anImport(UPLOADING) });
  expect(await screen.findByText('The upload was interrupted. Choose the file again.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  const asked = api.callsOf(READ).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(api.callsOf(READ)).toHaveLength(asked);
  jest.useRealTimers();
});

test('an unreadable import file can be read with other options', async () => {
  const { user, api } = renderImport({
    [READ]: anImport({ ...UPLOADING, state: 'failed', problem: 'Unreadable', encoding: null }),
    [MAP]: anImport({ state: 'reading' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Delimiter' }), 'tab');
  await waitFor(() => expect(api.callsOf(MAP)[0]?.body).toEqual({ delimiter: '\t' }));
});

test('past imports are listed with their state', async () => {
  renderImport(
    {
      [LIST]: {
        items: [
          anImport({ ...WRITTEN, changed_since: 36 }),
          anImport({ ...WRITTEN, id: '5', changed_since: null }),
          anImport({ id: '3', file_name: 'old.csv', state: 'undone', undone_by: 'Anna Keller' }),
          anImport({ id: '2', file_name: 'checked.csv' }),
        ],
        total: 4,
      },
    },
    '/configurations?tab=imports#results',
  );
  const table = within(await screen.findByRole('table', { name: 'Past imports' }));
  expect(table.getByText('36 rows edited since')).toBeVisible();
  expect(table.getByText('Imported')).toBeVisible();
  expect(table.getByText('Undone by Anna Keller')).toBeVisible();
  expect(table.getByRole('button', { name: 'Report: old.csv' })).toBeVisible();
  // An import that was only checked has created no startups.
  const checked = within(table.getByRole('row', { name: /^checked\.csv/ }));
  expect(checked.getByText('Not imported yet')).toBeVisible();
  expect(checked.queryByText(/\d/, { ignore: 'td:nth-child(3)' })).not.toBeInTheDocument();
});

test('a running import is polled until it has ended', async () => {
  const list = (state: ImportFile['state']) => ({
    items: [anImport({ state, file_name: 'other.csv' })],
    total: 1,
  });
  const { api } = renderImport({ [LIST]: list('reading') }, '/configurations?tab=imports#results');
  const table = within(await screen.findByRole('table', { name: 'Past imports' }));
  expect(table.getByText('Being read')).toBeVisible();
  api.answer({ [LIST]: list('checked') });
  expect(await table.findByText('Not imported yet', undefined, { timeout: 10_000 })).toBeVisible();
});

test('an import file of an unsupported type shows the reason without options', async () => {
  const problem =
    'The file is an old Excel file (.xls). Open it in a spreadsheet program and save it as .xlsx or CSV.';
  const nothing = { format: null, encoding: null, delimiter: null, counts: null, columns: [], top_rows: [] };
  renderImport({ [READ]: anImport({ file_name: 'old.xls', state: 'failed', problem, ...nothing }) });
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
});
