import { render, screen } from '@testing-library/react';
import { StaticTable, type StaticColumn } from './StaticTable';

interface Weight {
  readonly name: string;
  readonly value: number;
}

const COLUMNS: readonly StaticColumn<Weight>[] = [
  { header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { header: 'Weight', cell: ({ value }) => value.toFixed(1), className: 'number' },
];

test('a table row is named by its header cell, and each cell belongs to its column header', () => {
  const rows = [
    { name: 'kick', value: 2 },
    { name: 'fif', value: 0.5 },
  ];
  render(<StaticTable label="Weights" columns={COLUMNS} rows={rows} rowKey={({ name }) => name} sx={{}} />);
  expect(screen.getByRole('table', { name: 'Weights' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Weight',
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['kick', 'fif']);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['2.0', '0.5']);
  expect(screen.getByRole('columnheader', { name: 'Weight' })).toHaveClass('number');
});
