import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GridColDef } from '@mui/x-data-grid';
import { DataTable } from './DataTable';
import type { StackedFields } from './stacked-fields';
import { ThemeRoot } from '../theme/ThemeRoot';

interface Firm {
  id: string;
  name: string;
  score: number;
  sector: string | null;
  year: number;
  rank: number;
  awards: string[];
  founder: string;
}

const COLUMNS: readonly GridColDef<Firm>[] = [
  { field: 'name', headerName: 'Company' },
  { field: 'score', headerName: 'Score', valueFormatter: (score: number) => score.toFixed(1) },
  { field: 'sector', headerName: 'Sector', valueFormatter: (sector: string | null) => sector ?? '–' },
  { field: 'year', headerName: 'Founded' },
  { field: 'rank', headerName: 'Rank' },
  { field: 'awards', headerName: 'Awards', renderCell: ({ row }) => <b>{row.awards[0]} +1</b> },
  { field: 'founder', headerName: 'Founder' },
  {
    field: 'actions',
    headerName: 'Actions',
    renderCell: ({ row }) => <button onClick={() => onEdit(row.id)}>Edit</button>,
  },
];
const FIELDS: StackedFields = {
  title: 'name',
  figure: 'score',
  lines: [['sector', 'year'], ['rank']],
  named: ['rank'],
  actions: 'actions',
};
const FIRM: Firm = {
  id: '1',
  name: 'Zytovia AG',
  score: 13,
  sector: 'Biotech',
  year: 2019,
  rank: 2,
  awards: ['kick 1', 'kick 2'],
  founder: 'Anna Keller',
};

const onEdit = jest.fn();

function open(px: number, firm = FIRM, fields = FIELDS) {
  renderFirms(px, [firm], { stacked: fields });
  return within(screen.getByRole('grid', { name: 'Firms' }));
}

function renderFirms(px: number, rows: readonly Firm[], { stacked = FIELDS, isFetching = false } = {}) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('max-width') && px < 768,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  render(
    <DataTable
      label="Firms"
      columns={COLUMNS}
      rows={rows}
      rowId={({ id }) => id}
      isFetching={isFetching}
      total={rows.length}
      emptyText="No firms"
      stacked={stacked}
    />,
    { wrapper: ThemeRoot },
  );
}
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

test('below 768 px a table row is stacked: title, figure, lines and actions', async () => {
  const table = open(375);
  const cells = await table.findAllByRole('gridcell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Zytovia AGScore: 13.0Biotech · 2019Rank 2Edit',
  ]);
});

test('from 768 px a table row shows its columns', async () => {
  const table = open(768);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Company',
    'Score',
    'Sector',
    'Founded',
    'Rank',
    'Awards',
    'Founder',
    'Actions',
  ]);
  expect(table.queryByRole('button', { name: 'Details of Zytovia AG' })).not.toBeInTheDocument();
});

test('an opened table row shows all other columns with complete lists, and closing it hides them', async () => {
  const table = open(375);
  const details = await table.findByRole('button', { name: 'Details of Zytovia AG' });
  expect(details).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(details);
  expect(details).toHaveAttribute('aria-expanded', 'true');
  expect(table.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
    'Awardskick 1, kick 2',
    'FounderAnna Keller',
  ]);
  await userEvent.click(details);
  expect(table.queryByRole('term')).not.toBeInTheDocument();
});

test('a table row can be opened and its actions used by keyboard', async () => {
  const table = open(375);
  (await table.findByRole('button', { name: 'Edit' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(onEdit).toHaveBeenCalledWith('1');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(table.getByRole('button', { name: 'Details of Zytovia AG' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a stacked table row omits empty values', async () => {
  const table = open(375, { ...FIRM, sector: null });
  expect((await table.findByRole('gridcell')).textContent).toContain('13.02019Rank 2');
});

test('a table row that shows everything cannot be opened', async () => {
  const table = open(375, FIRM, { ...FIELDS, lines: [['sector', 'year', 'rank', 'awards', 'founder']] });
  await table.findByRole('gridcell');
  expect(table.queryByRole('button', { name: /^Details/ })).not.toBeInTheDocument();
});

test('an empty table is shown as a text without a grid', () => {
  renderFirms(375, []);
  expect(screen.getByText('No firms')).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Firms: 0 in total');
});

test('until the first page is loaded, the table is announced as busy', () => {
  renderFirms(375, [], { isFetching: true });
  expect(screen.getByRole('grid', { name: 'Firms' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('No firms')).not.toBeInTheDocument();
});
