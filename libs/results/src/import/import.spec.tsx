import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import {
  fakeApi,
  renderWithApi,
  type FakeHandler,
  type FakeRequest,
  type FakeRoutes,
} from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ResultsSection } from '../ResultsSection';
import { aCsvFile, catchFiles } from '../testing/csv-files';

const RAW = 'GET /auth/startups/raw';
const IMPORT = 'POST /auth/startups/import-raw';
const EMPTY = { items: [], total: 0 };
const INSERTED = { id: '1', outcome: 'inserted' };

async function choose(file: File, routes: FakeRoutes = { [IMPORT]: INSERTED }) {
  const api = fakeApi({ [RAW]: EMPTY, 'GET /auth/startups/curated': EMPTY, ...routes });
  const view = renderWithApi(<ResultsSection curateAction={null} curateBand={null} />, api, {
    wrapper: ThemeRoot,
    route: '/configurations#results',
  });
  await screen.findByText('No raw startups yet');
  await view.user.upload(screen.getByLabelText('CSV file'), file);
  return { ...view, api, sent: () => api.callsOf(IMPORT).map(({ body }) => body) };
}

function dialog() {
  return within(screen.getByRole('dialog'));
}

/** Returns the terms and definitions shown in the dialog. */
function pairs() {
  return Object.fromEntries(
    dialog()
      .getAllByRole('term')
      .map((term, index) => [term.textContent, dialog().getAllByRole('definition')[index]?.textContent]),
  );
}

/** Returns a request handler that selects the response by company name. */
function byName(answers: Readonly<Record<string, Awaited<ReturnType<FakeHandler>>>>): FakeHandler {
  return ({ body }: FakeRequest) =>
    answers[String(Reflect.get(Object(body), 'company_name'))] ?? { body: INSERTED };
}

test('before an import starts, the dialog shows row counts, delimiter, encoding and the first rows', async () => {
  const { sent } = await choose(aCsvFile('ID;company_name\n1;Nivalis\n;\n2;Vela\n'));
  expect(await screen.findByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
  expect(pairs()).toEqual({
    File: 'startups.csv',
    Rows: '2, and 1 blank',
    Delimiter: 'semicolon',
    Encoding: 'utf-8',
  });
  const table = within(dialog().getByRole('region', { name: 'First rows' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'LineIDcompany_name',
    '21Nivalis',
    '42Vela',
  ]);
  expect(sent()).toEqual([]);
});

test('unknown columns are shown before an import starts, and each can be selected as an award', async () => {
  const { user, sent } = await choose(aCsvFile('company_name,boldbrain,masschallenge\nNivalis,x,x\n'));
  expect(
    await screen.findByText(
      'These columns are not known: boldbrain, masschallenge. They will not be imported.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '“boldbrain” is an award' }));
  expect(
    screen.getByText('These columns are not known: masschallenge. They will not be imported.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  await screen.findByRole('dialog', { name: 'Import finished' });
  expect(sent()).toEqual([{ company_name: 'Nivalis', awards: ['boldbrain'] }]);
});

test('import columns with the same meaning and columns without a header are reported', async () => {
  await choose(aCsvFile('company_name,email,E-Mail,\nNivalis,a@x.ch,b@x.ch,lost\n'));
  expect(await screen.findByText(/^email, E-Mail mean the same column/)).toBeVisible();
  expect(screen.getByText('Column 4 has no header: it will not be imported.')).toBeVisible();
});

test.each([
  ['an empty file', '', 'Empty CSV file'],
  ['an unclosed quote', 'a,b\n1,"x', 'A quote that opens on line 2 is never closed.'],
])('the import refuses %s: %s', async (_name, text, message) => {
  await choose(aCsvFile(text));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('an import file of more than 20 MB is not opened', async () => {
  const file = aCsvFile('company_name\nNivalis\n');
  Object.defineProperty(file, 'size', { value: 20 * 1024 * 1024 + 1 });
  await choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is larger than 20 MB.');
});

test('an import of a file without company_name cannot be started', async () => {
  await choose(aCsvFile('ID,canton\n1,ZH\n'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No column is called company_name');
  expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
});

test('the import result lists imported, updated, unchanged, blank and failed rows', async () => {
  const answer = byName({
    B: { body: { outcome: 'updated' } },
    C: { body: { outcome: 'unchanged' } },
    D: { status: 400, body: { error: 'founding_year must be at least 1800.' } },
    E: { status: 500, body: {} },
  });
  const { user } = await choose(aCsvFile('company_name\nA\nB\n\nC\nD\nE\n'.replaceAll('\n', ',\n')), {
    [IMPORT]: answer,
  });
  await user.click(await screen.findByRole('button', { name: 'Import 5 rows' }));
  await screen.findByRole('dialog', { name: 'Import finished' });
  expect(pairs()).toEqual({ Imported: '1', Updated: '1', Unchanged: '1', Failed: '2', Blank: '1' });
  const rows = within(dialog().getByRole('table', { name: 'Failed rows' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'LineMessage',
    '6founding_year must be at least 1800.',
    '7Save failed',
  ]);
});

test('failed import rows can be downloaded with their original columns and the error', async () => {
  const files = catchFiles();
  const { user } = await choose(aCsvFile('company_name,number\nA,+41\nB,2\n'), {
    [IMPORT]: byName({ A: { status: 400, body: { error: 'no "A"' } } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  await user.click(await screen.findByRole('button', { name: 'Download failed rows' }));
  expect(await files()).toEqual([
    { name: 'import-failed-rows.csv', text: '"company_name","number","error"\r\n"A","\'+41","no ""A"""\r\n' },
  ]);
});

test('unreadable import cells are reported with their line, and their rows are imported without them', async () => {
  const { user, sent } = await choose(aCsvFile('company_name,article_date\nNivalis,31/2/2024\n'));
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  const table = await screen.findByRole('table', { name: 'Imported without these cells' });
  expect(within(table).getByRole('row', { name: /^2 article_date: “31\/2\/2024”/ })).toBeVisible();
  expect(sent()).toEqual([{ company_name: 'Nivalis', awards: [] }]);
});

test('the raw list is reloaded once at the end of an import, not after each row', async () => {
  const text = `company_name\n${Array.from({ length: 30 }, (_, index) => `C${index}\n`).join('')}`;
  const { user, api } = await choose(aCsvFile(text));
  await user.click(await screen.findByRole('button', { name: 'Import 30 rows' }));
  await screen.findByRole('dialog', { name: 'Import finished' });
  await waitFor(() => expect(api.callsOf(RAW)).toHaveLength(2));
  expect(api.callsOf(IMPORT)).toHaveLength(30);
});

test('during an import the dialog shows the progress and stays open, and Cancel skips the remaining rows', async () => {
  const waiting: (() => void)[] = [];
  const held: FakeHandler = () => new Promise((resolve) => waiting.push(() => resolve({ body: INSERTED })));
  const text = `company_name\n${Array.from({ length: 10 }, (_, index) => `C${index}\n`).join('')}`;
  const { user, api } = await choose(aCsvFile(text), { [IMPORT]: held });
  await user.click(await screen.findByRole('button', { name: 'Import 10 rows' }));
  await waitFor(() => expect(waiting).toHaveLength(6));
  expect(screen.getByRole('progressbar', { name: 'Import' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 10 rows',
  );
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Cancelling…' })).toBeDisabled();
  waiting.forEach((answer) => answer());
  await screen.findByRole('dialog', { name: 'Import cancelled' });
  expect(pairs()).toMatchObject({ Imported: '6', 'Not sent': '4' });
  expect(api.callsOf(IMPORT)).toHaveLength(6);
});

test('leaving the page ends an import after the current rows', async () => {
  const waiting: (() => void)[] = [];
  const held: FakeHandler = () => new Promise((resolve) => waiting.push(() => resolve({ body: INSERTED })));
  const text = `company_name\n${Array.from({ length: 10 }, (_, index) => `C${index}\n`).join('')}`;
  const { user, api, unmount } = await choose(aCsvFile(text), { [IMPORT]: held });
  await user.click(await screen.findByRole('button', { name: 'Import 10 rows' }));
  await waitFor(() => expect(waiting).toHaveLength(6));
  unmount();
  waiting.forEach((answer) => answer());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(api.callsOf(IMPORT)).toHaveLength(6);
});

test('the same import file can be selected again after the dialog is closed', async () => {
  const file = aCsvFile('company_name\nNivalis\n');
  const { user } = await choose(file);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.upload(screen.getByLabelText('CSV file'), file);
  expect(await screen.findByRole('button', { name: 'Import 1 row' })).toBeVisible();
});

test.each(['startups-utf8-comma.csv', 'startups-windows1252-semicolon.csv', 'startups-utf16le-tab.txt'])(
  'importing %s sends the same rows as the list in other encodings',
  async (name) => {
    const bytes = new Uint8Array(readFileSync(join(__dirname, '../csv/fixtures', name)));
    const { user, sent } = await choose(aCsvFile(bytes, name));
    await user.click(await screen.findByRole('button', { name: 'Import 92 rows' }));
    await screen.findByRole('dialog', { name: 'Import finished' });
    expect(sent()).toHaveLength(92);
    expect(sent()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: '15',
          company_name: 'biped.ai',
          raised_money: 150000,
          awards: ['venture kick 3'],
        }),
        expect.objectContaining({ id: '85', raised_money: 22_000_000, raised_currency: 'USD' }),
        expect.objectContaining({
          id: '86',
          article_date: '2021-11-16',
          raised_money: 17_500_000,
          raised_currency: 'USD',
          canton: 'NE',
        }),
        expect.objectContaining({ id: '87', first_name: 'Agnès' }),
      ]),
    );
  },
);
