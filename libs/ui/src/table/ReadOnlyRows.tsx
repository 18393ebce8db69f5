import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { memo } from 'react';
import { readCell, type TableColumn } from './table-column';
import type { TableSort } from './table-sort';

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

interface HeaderRowProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
}

/**
 * Header row of a table. A click on a sortable column sorts the table in ascending order, and another click reverses
 * the order.
 */
export function HeaderRow<Row>({ columns, sort, onSortChange }: HeaderRowProps<Row>) {
  return (
    <TableRow role="row">
      {columns.map(({ field, headerName, headerAlign, sortable, renderHeader }) => {
        const direction = sort?.field === field ? sort.direction : undefined;
        return (
          <TableCell
            key={field}
            role="columnheader"
            tabIndex={-1}
            align={headerAlign}
            title={headerName}
            aria-sort={direction && ORDERS[direction]}
          >
            {onSortChange && sortable ? (
              <TableSortLabel
                active={direction !== undefined}
                direction={direction ?? 'asc'}
                onClick={() => onSortChange({ field, direction: direction === 'asc' ? 'desc' : 'asc' })}
              >
                {headerName}
              </TableSortLabel>
            ) : renderHeader ? (
              renderHeader()
            ) : (
              headerName
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

interface BodyRowProps<Row extends object> extends Pick<HeaderRowProps<Row>, 'columns'> {
  readonly row: Row;
  readonly hasHover: boolean;
}

function Cells<Row extends object>({ columns, row, hasHover }: BodyRowProps<Row>) {
  return (
    <TableRow role="row" hover={hasHover}>
      {columns.map((column) => {
        const { text, drawn } = readCell(column, row);
        return (
          <TableCell
            key={column.field}
            role="gridcell"
            tabIndex={-1}
            align={column.align}
            data-drawn={column.renderCell && column.display !== 'text' ? '' : undefined}
            title={drawn === undefined ? text : undefined}
          >
            {drawn === undefined ? text : drawn}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

/** Memoised table row. It renders only if its row data or the columns change. */
export const BodyRow = memo(Cells) as typeof Cells;
