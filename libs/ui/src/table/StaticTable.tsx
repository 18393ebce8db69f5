import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Column of a `StaticTable`. */
export interface StaticColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Tooltip of a cell, for a text that may be cut off. */
  readonly title?: (row: Row) => string | undefined;
  /** True for the column whose values identify the rows. */
  readonly isRowHeader?: boolean;
  /** Class of the header and the cells, to which the table's styles can refer. */
  readonly className?: string | undefined;
  readonly width?: string | undefined;
}

interface StaticTableProps<Row> {
  /** Accessible name of the table, unless another element names it. */
  readonly label?: string;
  /** Id of the element that names the table. */
  readonly labelledBy?: string;
  /** Visible text above the table, which names it. */
  readonly caption?: string;
  readonly columns: readonly StaticColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string | number;
  readonly sx: SxProps<Theme>;
}

/**
 * Table for a few rows that are loaded completely, as in a dialog or a card. Use `ReadOnlyTable` for lists with pages.
 */
export function StaticTable<Row>(props: StaticTableProps<Row>) {
  const { label, labelledBy, caption, columns, rows, rowKey, sx } = props;
  return (
    <Table aria-label={label} aria-labelledby={labelledBy} sx={sx}>
      {caption !== undefined && <caption>{caption}</caption>}
      <TableHead>
        <TableRow>
          {/* Headers are no keys, because columns of a file can have the same header. */}
          {columns.map(({ header, className, width }, index) => (
            <TableCell key={index} className={className} sx={{ width }}>
              {header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, place) => (
          <TableRow key={rowKey(row, place)}>
            {columns.map(({ cell, title, isRowHeader, className }, index) => (
              <TableCell
                key={index}
                {...(isRowHeader && { component: 'th', scope: 'row' })}
                title={title?.(row)}
                className={className}
              >
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
