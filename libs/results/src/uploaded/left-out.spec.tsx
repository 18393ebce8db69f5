import { screen, within } from '@testing-library/react';
import type { ImportColumn } from '@vaglio/contract';
import { importRegion, renderImport } from './an-import-page.fixture';
import { anImport, WRITTEN } from './uploaded.fixture';

const leftOut = (header: string, how: ImportColumn['how'], candidates: string[] = []): ImportColumn => ({
  ...{ header, samples: ['x'], becomes: 'leave_out', award: null, is_weighted: false },
  ...{ how, candidates },
});
const howOf = (header: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${header}`) }))
    .getAllByRole('cell')
    .at(-1)?.textContent;
const columnsStep = () =>
  screen.getAllByRole('listitem').find(({ textContent }) => /Columns/.test(textContent));

test('a left-out column is marked as such, with the words for what to do', async () => {
  const columns = [
    leftOut('Lakeside', 'unknown', ['Lakeside prize']),
    leftOut('Coach', 'unknown'),
    leftOut('Mentor', 'chosen'),
    leftOut('Room', 'remembered'),
    leftOut('New', 'recognised'),
  ];
  const { user } = renderImport({ 'GET /auth/imports/:id': anImport({ columns }) });
  const page = await importRegion();
  await user.click(page.getByRole('button', { name: 'Show all 5' }));
  expect(['Lakeside', 'Coach', 'Mentor', 'Room', 'New'].map(howOf)).toEqual([
    'Left outChoose the award that the column stands for.',
    'Left outChoose what the column means to import it.',
    'Left out by you',
    'Left out before',
    'Left out',
  ]);
});

test.each([
  ['before the import', {}],
  ['after the import', WRITTEN],
])('the step Columns is not marked as done while unclear columns are left out: %s', async (_when, state) => {
  renderImport({ 'GET /auth/imports/:id': anImport(state) });
  await screen.findByRole('list', { name: 'Steps' });
  expect(columnsStep()).toHaveTextContent('Columns, some are left out');
});

test('the step Columns is done if a person chose to leave a column out', async () => {
  renderImport({ 'GET /auth/imports/:id': anImport({ columns: [leftOut('Mentor', 'chosen')] }) });
  await screen.findByRole('list', { name: 'Steps' });
  expect(columnsStep()).toHaveTextContent('Columns, done');
});
