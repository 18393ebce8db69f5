import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { readCell, type TableColumn } from './table-column';

interface HeaderRowProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
}

/** The names of the columns. */
export function HeaderRow<Row>({ columns }: HeaderRowProps<Row>) {
  return (
    <TableRow role="row">
      {columns.map(({ field, headerName, headerAlign, renderHeader }) => (
        <TableCell key={field} role="columnheader" tabIndex={-1} align={headerAlign} title={headerName}>
          {renderHeader ? renderHeader() : headerName}
        </TableCell>
      ))}
    </TableRow>
  );
}

interface BodyRowProps<Row extends object> extends HeaderRowProps<Row> {
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

/** A row is drawn again only when it or the columns change. */
export const BodyRow = memo(Cells) as typeof Cells;
