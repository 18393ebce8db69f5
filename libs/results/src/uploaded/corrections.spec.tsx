import { screen, waitFor, within } from '@testing-library/react';
import { importRegion, renderImport } from './an-import-page.fixture';
import { anImport, LINES, WRITTEN } from './uploaded.fixture';

const READ = 'GET /auth/imports/:id';
const LIST_LINES = 'GET /auth/imports/:id/lines';
const CORRECT = 'PUT /auth/imports/:id/cells';

const openEditor = { name: 'Correct Gründung in line 19' };

test('a wrong cell is corrected in the list of problems, which stays while the file is checked again', async () => {
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

test('Escape leaves the cell as it was; a refused correction says why', async () => {
  const { user, api } = renderImport({
    [CORRECT]: () => ({ status: 409, body: { error: 'The file is still being checked.' } }),
  });
  await user.click(await screen.findByRole('button', openEditor));
  await user.keyboard('1{Escape}');
  expect(screen.queryByRole('form', openEditor)).not.toBeInTheDocument();
  expect(api.callsOf(CORRECT)).toHaveLength(0);
  await user.click(screen.getByRole('button', openEditor));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is still being checked.');
});

test('nothing is corrected in the report', async () => {
  renderImport({ [READ]: anImport(WRITTEN) });
  expect(await screen.findByText(/is not a year/)).toBeVisible();
  expect(screen.queryByRole('button', openEditor)).not.toBeInTheDocument();
});

test('the report says how many rows wait for curation', async () => {
  renderImport({ [READ]: anImport({ ...WRITTEN, curation: { waiting: 96, ranked: 0 } }) });
  expect(await screen.findByText('96 rows wait for curation: press Curate new.')).toBeVisible();
});

test('after curation the report leads to the ranked list', async () => {
  renderImport({ [READ]: anImport({ ...WRITTEN, curation: { waiting: 0, ranked: 92 } }) });
  expect(await screen.findByText(/92 startups of this file/)).toHaveTextContent(
    '92 startups of this file are in the ranked list. Open it.',
  );
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/potential-investiments');
});

test('the door for a list: a chosen file is checked on the server at once', async () => {
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
  expect(await screen.findByRole('region', { name: 'Bring your list' })).toBeVisible();
  expect(await screen.findByText('Drop a CSV or XLSX file here')).toBeVisible();
  const file = new File(['company_name\nNivalis\n'], 'mine.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('CSV file'), file);
  await importRegion();
  expect(api.callsOf('POST /auth/imports')[0]?.body).toEqual({ name: 'mine.csv', size: 21 });
});
