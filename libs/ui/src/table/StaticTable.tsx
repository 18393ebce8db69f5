import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Column of a `StaticTable`. */
export interface StaticColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** True for the column whose values identify the rows. */
  readonly isRowHeader?: boolean;
  /** Class of the header and the cells, to which the table's styles can refer. */
  readonly className?: string;
}

interface StaticTableProps<Row> {
  /** Accessible name of the table, unless another element names it. */
  readonly label?: string;
  readonly columns: readonly StaticColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string | number;
  readonly sx: SxProps<Theme>;
}

/**
 * Table for a few rows that are loaded completely, as in a dialog or a card. Use `ReadOnlyTable` for lists with pages.
 */
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
