import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeRoot } from '../theme/ThemeRoot';
import { DataTable, type TableSort } from './DataTable';

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

test('a page of rows in the order of the server, under its columns', async () => {
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

test('the total of the whole list is announced', () => {
  renderTable({ total: 3402 });
  expect(screen.getByRole('status')).toHaveTextContent('Users: 3’402 in total');
});

test('an empty list shows a message', () => {
  renderTable({ rows: [] });
  expect(screen.getByText('No users')).toBeVisible();
});

test('loading is announced, and an empty table does not claim to be empty', () => {
  renderTable({ rows: [], isFetching: true });
  expect(screen.getByRole('status')).toHaveTextContent('Users: loading');
  expect(screen.queryByText('No users')).not.toBeInTheDocument();
});

test('the bar over rows that load again has a name', () => {
  renderTable({ isFetching: true }, ThemeRoot);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
});

test('a click on a header requests that order from the server, a second one for the reverse', async () => {
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

test('a row can be opened where the screen wants it', async () => {
  const onRowClick = jest.fn();
  renderTable({ onRowClick });
  await userEvent.click(await screen.findByText('ben@x.ch'));
  expect(onRowClick).toHaveBeenCalledWith(BEN);
});
