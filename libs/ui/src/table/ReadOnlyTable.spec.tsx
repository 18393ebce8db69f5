import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadOnlyTable } from './ReadOnlyTable';
import type { StackedFields } from './stacked-fields';
import type { TableColumn } from './table-column';
import { ThemeRoot } from '../theme/ThemeRoot';

interface Firm {
  readonly id: string;
  readonly name: string;
  readonly year: number | null;
  readonly awards: readonly string[];
}

const onEdit = jest.fn();
const COLUMNS: readonly TableColumn<Firm>[] = [
  { field: 'name', headerName: 'Company', flex: 1, minWidth: 170 },
  {
    field: 'year',
    headerName: 'Founded',
    width: 80,
    align: 'right',
    headerAlign: 'right',
    valueFormatter: (year: number | null) => (year === null ? '–' : `in ${year}`),
    renderCell: ({ formattedValue }) => (formattedValue === '–' ? <i>–</i> : undefined),
  },
  {
    field: 'count',
    headerName: 'Awards',
    valueGetter: (_value, { awards }) => awards.length,
  },
  {
    field: 'actions',
    headerName: 'Actions',
    renderHeader: () => <input type="checkbox" aria-label="Select all" />,
    renderCell: ({ row }) => <button onClick={() => onEdit(row.id)}>Edit {row.name}</button>,
  },
];
const STACKED: StackedFields = { title: 'name', lines: [['year']], actions: 'actions' };
const ZYTOVIA: Firm = { id: '1', name: 'Zytovia', year: 2019, awards: ['a', 'b'] };
const ALPENGLOW: Firm = { id: '2', name: 'Alpenglow', year: null, awards: [] };

function open({ rows = [ZYTOVIA, ALPENGLOW] as readonly Firm[], isFetching = false, px = 1440 } = {}) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: /max-width/.test(query) && px < 768,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  const table = (shown: readonly Firm[]) => (
    <ReadOnlyTable
      label="Firms"
      columns={COLUMNS}
      rows={shown}
      rowId={({ id }) => id}
      isFetching={isFetching}
      total={shown.length}
      emptyText="No firms"
      stacked={STACKED}
    />
  );
  const { rerender } = render(table(rows), { wrapper: ThemeRoot });
  return { user: userEvent.setup(), show: (shown: readonly Firm[]) => rerender(table(shown)) };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

const texts = (cells: readonly HTMLElement[]) => cells.map(({ textContent }) => textContent);

test('table rows are in the server’s order, under the column names', () => {
  open();
  const grid = within(screen.getByRole('grid', { name: 'Firms' }));
  expect(texts(grid.getAllByRole('columnheader'))).toEqual(['Company', 'Founded', 'Awards', '']);
  const [, first, second] = grid.getAllByRole('row');
  expect(texts(within(first!).getAllByRole('gridcell'))).toEqual(['Zytovia', 'in 2019', '2', 'Edit Zytovia']);
  expect(texts(within(second!).getAllByRole('gridcell'))).toEqual(['Alpenglow', '–', '0', 'Edit Alpenglow']);
});

test('a truncated text is shown in the tooltip of its table cell, but custom content is not', () => {
  open();
  expect(screen.getByRole('gridcell', { name: 'in 2019' })).toHaveAttribute('title', 'in 2019');
  expect(screen.getByRole('gridcell', { name: '–' })).not.toHaveAttribute('title');
});

test.each([
  ['that it is loading', { isFetching: true }, 'Firms: loading'],
  ['the total of the list', {}, 'Firms: 2 in total'],
])('a table announces %s to screen readers', (_what, state, text) => {
  open(state);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('the rows of a reloading table remain visible below a progress bar', () => {
  open({ isFetching: true });
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.getByText('Zytovia')).toBeVisible();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
});

test('a table without rows that is still loading is announced as busy and not as empty', () => {
  open({ isFetching: true, rows: [] });
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('No firms')).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('an empty table shows a text instead of a grid, even on a phone', () => {
  open({ rows: [] });
  expect(screen.getByText('No firms')).toBeVisible();
  open({ rows: [], px: 375 });
  expect(screen.getAllByRole('grid')).toHaveLength(1);
});

test('a table has one tab stop, and arrow keys move between its cells', async () => {
  const { user } = open();
  const focused = () => document.activeElement?.textContent;
  await user.tab();
  expect(screen.getByRole('columnheader', { name: 'Company' })).toHaveFocus();
  const steps: [string, string][] = [
    ['{ArrowDown}', 'Zytovia'],
    ['{ArrowRight}', 'in 2019'],
    ['{End}', 'Edit Zytovia'],
    ['{ArrowRight}', 'Edit Zytovia'],
    ['{PageDown}', 'Edit Alpenglow'],
    ['{Home}', 'Alpenglow'],
    ['{ArrowUp}', 'Zytovia'],
    ['{Control>}{End}{/Control}', 'Edit Alpenglow'],
    ['{Control>}{Home}{/Control}', 'Company'],
    ['{PageDown}', 'Alpenglow'],
  ];
  for (const [keys, expected] of steps) {
    await user.keyboard(keys);
    expect([keys, focused()]).toEqual([keys, expected]);
  }
  const stops = [...screen.getAllByRole('columnheader'), ...screen.getAllByRole('gridcell')];
  expect(texts(stops.filter(({ tabIndex }) => tabIndex === 0))).toEqual(['Alpenglow']);
});

test('a button in a table cell works by keyboard, and arrow keys move to other cells', async () => {
  const { user } = open();
  screen.getByRole('button', { name: 'Edit Zytovia' }).focus();
  await user.keyboard('{Enter}');
  expect(onEdit).toHaveBeenCalledWith('1');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveTextContent('Edit Alpenglow');
  expect(document.activeElement).toHaveRole('gridcell');
});

test('after the focused table row is removed, the table can still be focused', async () => {
  const { user, show } = open();
  await user.click(screen.getByText('Alpenglow'));
  show([ZYTOVIA]);
  await user.tab();
  expect(screen.getByRole('columnheader', { name: 'Company' })).toHaveFocus();
});

test('on a phone a table row is one cell whose details can be opened', async () => {
  const { user } = open({ px: 375 });
  expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
  const [cell] = screen.getAllByRole('gridcell');
  expect(cell).toHaveTextContent('Zytoviain 2019Edit Zytovia');
  await user.click(screen.getByRole('button', { name: 'Details of Zytovia' }));
  expect(screen.getByRole('term')).toHaveTextContent('Awards');
  expect(screen.getByRole('definition')).toHaveTextContent('2');
});
