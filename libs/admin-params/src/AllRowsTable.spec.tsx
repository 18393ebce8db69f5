import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeRoot } from '@vaglio/ui';
import { AllRowsTable } from './AllRowsTable';

const COLUMNS = [{ field: 'name', headerName: 'Name', flex: 1 }];

function renderRows(count: number) {
  const rows = Array.from({ length: count }, (_row, index) => ({ name: `row ${index + 1}` }));
  render(
    <AllRowsTable
      label="Rows"
      columns={COLUMNS}
      rows={rows}
      rowId={({ name }) => name}
      isFetching={false}
      emptyText="No rows"
    />,
    { wrapper: ThemeRoot },
  );
}

test('a table with 50 rows has one page and no pager', async () => {
  renderRows(50);
  expect(await screen.findByText('row 1')).toBeVisible();
  expect(screen.queryByLabelText('Rows per page')).not.toBeInTheDocument();
});

test('the 51st row of a table is on the second page', async () => {
  renderRows(51);
  expect(screen.getByText(/1–50 of/)).toBeVisible();
  await userEvent.click(screen.getByLabelText('Page 2'));
  expect(await screen.findByText('row 51')).toBeVisible();
  expect(screen.queryByText('row 1')).not.toBeInTheDocument();
});
