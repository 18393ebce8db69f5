import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeRoot } from '../theme/ThemeRoot';
import { DataTable } from './DataTable';
import type { TableSort } from './table-sort';

interface Person {
  id: string;
  email: string;
  role: string;
}

const COLUMNS = [
  { field: 'email', headerName: 'Email', flex: 1 },
  { field: 'role', headerName: 'Role', sortable: false },
];
const ANN: Person = { id: '1', email: 'ann@x.ch', role: 'admin' };
const BEN: Person = { id: '2', email: 'ben@x.ch', role: 'user' };

interface Overrides {
  rows?: readonly Person[];
  total?: number;
  isFetching?: boolean;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  onRowClick?: (row: Person) => void;
}

function renderTable(
  { rows = [ANN, BEN], total = rows.length, isFetching = false, ...rest }: Overrides = {},
  wrapper?: typeof ThemeRoot,
) {
  render(
    <DataTable
      label="Users"
      columns={COLUMNS}
      rows={rows}
      rowId={({ id }) => id}
      isFetching={isFetching}
      total={total}
      emptyText="No users"
      {...rest}
    />,
    { wrapper },
  );
}

test('a table page shows its rows in the server’s order under the column headers', async () => {
  renderTable({ rows: [BEN, ANN] });
  const table = screen.getByRole('grid', { name: 'Users' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Email', 'Role']);
  expect((await within(table).findAllByRole('row')).slice(1).map((row) => row.textContent)).toEqual([
    'ben@x.chuser',
    'ann@x.chadmin',
  ]);
});

test('the total of the full list is announced to screen readers', () => {
  renderTable({ total: 3402 });
  expect(screen.getByRole('status')).toHaveTextContent('Users: 3’402 in total');
});

test('an empty table shows a message', () => {
  renderTable({ rows: [] });
  expect(screen.getByText('No users')).toBeVisible();
});

test('loading is announced, and a table that is still loading is not described as empty', () => {
  renderTable({ rows: [], isFetching: true });
  expect(screen.getByRole('status')).toHaveTextContent('Users: loading');
  expect(screen.queryByText('No users')).not.toBeInTheDocument();
});

test('the progress bar of a reloading table has a name for screen readers', () => {
  renderTable({ isFetching: true }, ThemeRoot);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
});

test('a click on a column header sorts the table on the server, and a second click reverses the order', async () => {
  const onSortChange = jest.fn();
  renderTable({ rows: [BEN, ANN], sort: { field: 'email', direction: 'asc' }, onSortChange });
  const email = screen.getByRole('columnheader', { name: 'Email' });
  expect(email).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(email);
  expect(onSortChange).toHaveBeenCalledWith({ field: 'email', direction: 'desc' });
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['ben@x.chuser', 'ann@x.chadmin']);
});

test('a table row can be opened if the screen supports it', async () => {
  const onRowClick = jest.fn();
  renderTable({ onRowClick });
  await userEvent.click(await screen.findByText('ben@x.ch'));
  expect(onRowClick).toHaveBeenCalledWith(BEN);
});
