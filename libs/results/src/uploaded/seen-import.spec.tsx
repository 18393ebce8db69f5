import { screen, waitFor, within } from '@testing-library/react';
import type { ImportFile } from '@vaglio/contract';
import type { FakeRequest } from '@vaglio/test-kit';
import { importRegion, renderImport } from './an-import-page.fixture';
import { anImport } from './uploaded.fixture';

const READ = 'GET /auth/imports/:id';
const MAP = 'PUT /auth/imports/:id/mapping';
const COMMIT = 'POST /auth/imports/:id/commit';

test('while an import option is being saved, no other option can be selected', async () => {
  let answer: () => void = () => undefined;
  const saved = new Promise<void>((resolve) => (answer = resolve));
  const { user, api } = renderImport({
    // Outdated response, as if an earlier request were answered later.
    [READ]: anImport(),
    [MAP]: async () => {
      await saved;
      return { body: anImport({ state: 'checking', version: 3 }) };
    },
  });
  const page = await importRegion();
  await user.selectOptions(page.getByRole('combobox', { name: 'Agritech means' }), 'Engineering');
  for (const select of page.getAllByRole('combobox', { name: /becomes|means/ }))
    expect(select).toBeDisabled();
  expect(page.getByRole('button', { name: 'Import 96 rows' })).toBeDisabled();
  expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  answer();
  await waitFor(() => expect(page.getByRole('combobox', { name: 'Gründung becomes' })).toBeEnabled());
  await user.selectOptions(page.getByRole('combobox', { name: 'Gründung becomes' }), 'country');
  await waitFor(() => expect(api.callsOf(MAP)).toHaveLength(2));
  expect(api.callsOf(MAP).map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"3"']);
});

const theirs = (current: ImportFile) => ({
  status: 412,
  body: {
    error: 'Somebody changed this in the meantime. Please reload.',
    current,
    changed_by: 'Marc Aebi',
    changed_at: '2026-11-21T14:03:00.000Z',
  },
});
const differences = () =>
  within(screen.getByRole('table', { name: 'Differences' }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map(({ textContent }) => textContent));

test('after another person changes an import, a message names the person and the change, and the import reloads', async () => {
  let present = anImport();
  const changed = anImport({
    version: 3,
    columns: anImport().columns.map((one) => (one.header === 'Kt.' ? { ...one, becomes: 'leave_out' } : one)),
  });
  const { user, api } = renderImport({
    [READ]: () => ({ body: present }),
    [COMMIT]: ({ headers }: FakeRequest) => {
      if (headers.get('if-match') === '"3"') return { body: anImport({ state: 'committing', version: 4 }) };
      present = changed;
      return theirs(changed);
    },
  });
  const page = await importRegion();
  await user.click(await page.findByRole('button', { name: 'Import 96 rows' }));
  expect(await screen.findByText(/^Marc Aebi changed this import in the meantime, on/)).toBeVisible();
  expect(differences()).toEqual([
    ['Field', 'Before', 'Now'],
    ['Column 3, Kt.', 'canton', 'Leave out'],
  ]);
  expect(page.getByRole('combobox', { name: 'Kt. becomes' })).toHaveValue('leave_out');
  await user.click(page.getByRole('button', { name: 'Import 96 rows' }));
  await waitFor(() => expect(api.callsOf(COMMIT)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/changed this import/)).not.toBeInTheDocument());
});

test('an import that another person is already writing cannot be abandoned, and the page remains open', async () => {
  const committing = anImport({ state: 'committing', version: 3 });
  let present = anImport();
  const { user } = renderImport({
    [READ]: () => ({ body: present }),
    'POST /auth/imports/:id/cancel': () => {
      present = committing;
      return theirs(committing);
    },
  });
  const page = await importRegion();
  await user.click(page.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/^Marc Aebi changed this import/)).toBeVisible();
  expect(differences()[1]).toEqual(['State', 'Not imported yet', 'Being imported']);
});
