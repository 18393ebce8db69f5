import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A column of a `StaticTable`. */
export interface StaticColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** True for the column that names the row. */
  readonly isRowHeader?: boolean;
  /** Class of the header and of the cells, for the styles of the table. */
  readonly className?: string;
}

interface StaticTableProps<Row> {
  /** Name for screen readers, unless something else names the table. */
  readonly label?: string;
  readonly columns: readonly StaticColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string | number;
  readonly sx: SxProps<Theme>;
}

/** A few rows that are loaded as a whole, as in a dialog or a card. Lists with pages are a `ReadOnlyTable`. */
export function StaticTable<Row>({ label, columns, rows, rowKey, sx }: StaticTableProps<Row>) {
  return (
    <Box component="table" aria-label={label} sx={sx}>
      <thead>
        <tr>
          {columns.map(({ header, className }) => (
            <th key={header} scope="col" className={className}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey(row, index)}>
            {columns.map(({ header, cell, isRowHeader, className }) =>
              isRowHeader ? (
                <th key={header} scope="row" className={className}>
                  {cell(row)}
                </th>
              ) : (
                <td key={header} className={className}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
