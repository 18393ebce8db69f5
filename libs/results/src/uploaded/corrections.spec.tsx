import { screen, waitFor, within } from '@testing-library/react';
import { failing, notOffered, unanswered, unreachable, type FakeRequest } from '@vaglio/test-kit';
import { importRegion, renderImport } from './an-import-page.fixture';
import { anImport, LINES, WRITTEN } from './uploaded.fixture';

const IMPORTS = 'GET /auth/imports';
const READ = 'GET /auth/imports/:id';
const LIST_LINES = 'GET /auth/imports/:id/lines';
const CORRECT = 'PUT /auth/imports/:id/cells';

const openEditor = { name: 'Correct Gründung in line 19' };

test('an invalid import cell can be corrected in the list of problems, even while the file is checked again', async () => {
  let state = anImport();
  let lines = LINES;
  const { user, api } = renderImport({
    [READ]: () => ({ body: state }),
    [LIST_LINES]: () => ({ body: { items: lines, total: lines.length, page: 1, pageSize: 20 } }),
    [CORRECT]: () => {
      const body = anImport({ state: 'checking', version: 3 });
      state = anImport({ version: 3 });
      lines = LINES.map((line) => (line.line === 19 ? { ...line, notes: [], cells: [] } : line));
      return { body };
    },
  });
  await user.click(await screen.findByRole('tab', { name: /^With notes/ }));
  await user.click(await screen.findByRole('button', openEditor));
  const form = within(screen.getByRole('form', openEditor));
  const field = form.getByRole('textbox', { name: 'Gründung' });
  expect(field).toHaveValue('2o21');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, '2021{Enter}');
  await waitFor(() => expect(screen.queryByText(/is not a year/)).not.toBeInTheDocument());
  const [call] = api.callsOf(CORRECT);
  expect([call?.headers.get('if-match'), call?.body]).toEqual(['"2"', { line: 19, column: 1, text: '2021' }]);
  expect(screen.getByRole('tab', { name: /^With notes/, selected: true })).toBeVisible();
  expect(api.callsOf(LIST_LINES).at(-1)?.query.get('outcome')).toBe('noted');
});

test('Escape keeps an import cell unchanged, and a refused correction keeps the typed text', async () => {
  const { user, api } = renderImport({
    [CORRECT]: () => ({ status: 409, body: { error: 'The file is still being checked.' } }),
  });
  await user.click(await screen.findByRole('button', openEditor));
  await user.keyboard('1{Escape}');
  expect(screen.queryByRole('form', openEditor)).not.toBeInTheDocument();
  expect(api.callsOf(CORRECT)).toHaveLength(0);
  await user.click(screen.getByRole('button', openEditor));
  await user.keyboard('8{Enter}');
  const form = within(screen.getByRole('form', openEditor));
  expect(await form.findByRole('alert')).toHaveTextContent('The file is still being checked.');
  expect(form.getByRole('textbox', { name: 'Gründung' })).toHaveValue('2o218');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('typed text in an open import cell is kept while the correction of another cell is checked', async () => {
  const other = { column: 2, header: 'Kanton', text: 'Zürch', note: 'Zürch is no canton.' };
  const lines = LINES.map((line) =>
    line.line === 20 ? { ...line, notes: [other.note], cells: [other] } : line,
  );
  let state = anImport();
  const { user } = renderImport({
    [READ]: () => ({ body: state }),
    [LIST_LINES]: { items: lines, total: lines.length, page: 1, pageSize: 20 },
    [CORRECT]: () => {
      state = anImport({ state: 'checking', version: 3 });
      return { body: state };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Correct Kanton in line 20' }));
  await user.keyboard('ich');
  await user.click(screen.getByRole('button', openEditor));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('form', openEditor)).not.toBeInTheDocument());
  expect(await screen.findByText('Checking')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Kanton' })).toHaveValue('Zürchich');
});

test('corrections of import cells are sent one after another, and none is lost', async () => {
  const other = { column: 2, header: 'Kanton', text: 'Zürch', note: 'Zürch is no canton.' };
  const lines = LINES.map((line) =>
    line.line === 20 ? { ...line, notes: [other.note], cells: [other] } : line,
  );
  let state = anImport();
  const { user, api } = renderImport({
    [READ]: () => ({ body: state }),
    [LIST_LINES]: { items: lines, total: lines.length, page: 1, pageSize: 20 },
    [CORRECT]: ({ headers }: FakeRequest) => {
      // Like the server, the handler rejects outdated versions and corrections during a check.
      if (headers.get('if-match') !== `"${state.version}"`)
        return { status: 412, body: { error: 'Too late' } };
      if (state.state === 'checking') return { status: 409, body: { error: 'The file is being checked.' } };
      state = anImport({ state: 'checking', version: state.version + 1 });
      return { body: state };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Correct Kanton in line 20' }));
  await user.click(screen.getByRole('button', openEditor));
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Kanton' }), 'ich{Enter}');
  await waitFor(() => expect(screen.queryByRole('form', openEditor)).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
  expect(api.callsOf(CORRECT)).toHaveLength(1);
  state = anImport({ version: state.version });
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: 'Correct Kanton in line 20' })).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(api.callsOf(CORRECT).map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
    ['"2"', { line: 19, column: 1, text: '2o21' }],
    ['"3"', { line: 20, column: 2, text: 'Zürchich' }],
  ]);
});

test('cells in the report of a completed import cannot be corrected', async () => {
  renderImport({ [READ]: anImport(WRITTEN) });
  expect(await screen.findByText(/is not a year/)).toBeVisible();
  expect(screen.queryByRole('button', openEditor)).not.toBeInTheDocument();
});

test('the import report shows how many rows are waiting for curation', async () => {
  renderImport({ [READ]: anImport({ ...WRITTEN, curation: { waiting: 96, ranked: 0 } }) });
  expect(await screen.findByText('96 rows wait for curation: press Curate new.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Curate new' })).toBeVisible();
});

test('after curation the import report links to the ranked list', async () => {
  renderImport({ [READ]: anImport({ ...WRITTEN, curation: { waiting: 0, ranked: 92 } }) });
  expect(await screen.findByText(/92 startups of this file/)).toHaveTextContent(
    '92 startups of this file are in the ranked list. Open it.',
  );
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/potential-investiments');
  expect(screen.queryByRole('button', { name: 'Curate new' })).not.toBeInTheDocument();
});

test('the upload button for a list shows which file is being opened', async () => {
  const { user } = renderImport({ 'POST /auth/imports': unanswered }, '/configurations?import=new#results');
  await screen.findByRole('region', { name: 'Import your list' });
  await user.upload(screen.getByLabelText('CSV file'), new File(['company_name\nNivalis\n'], 'mine.csv'));
  expect(await screen.findByRole('button', { name: 'Opening mine.csv…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a file can be selected only after the supported file types are known', async () => {
  const { api } = renderImport({ [IMPORTS]: unanswered }, '/configurations?import=new#results');
  expect(await screen.findByRole('button', { name: 'Choose file' })).toBeDisabled();
  expect(api.callsOf(IMPORTS)).toHaveLength(1);
});

test.each([
  ['lists imports', { items: [], total: 0 }],
  ['does not support imports', notOffered],
  ['fails temporarily', failing('Not now')],
  ['cannot be reached', unreachable],
])('a file can be selected if the server %s', async (_what, answer) => {
  renderImport({ [IMPORTS]: answer }, '/configurations?import=new#results');
  const button = await screen.findByRole('button', { name: 'Choose file' });
  await waitFor(() => expect(button).toBeEnabled());
});

test('a list selected with the upload button is checked on the server immediately', async () => {
  const { user, api } = renderImport(
    {
      'POST /auth/imports': () => ({
        status: 201,
        body: anImport({ state: 'uploading', columns: [], counts: null }),
      }),
      'PUT /auth/imports/:id/content': anImport(),
    },
    '/configurations?import=new#results',
  );
  expect(await screen.findByRole('region', { name: 'Import your list' })).toBeVisible();
  expect(await screen.findByText('Drop a CSV or XLSX file here')).toBeVisible();
  const file = new File(['company_name\nNivalis\n'], 'mine.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('CSV file'), file);
  await importRegion();
  expect(api.callsOf('POST /auth/imports')[0]?.body).toEqual({ name: 'mine.csv', size: 21 });
});
