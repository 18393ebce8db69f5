import { memo, type CSSProperties } from 'react';
import { readCell, type TableColumn } from './table-column';

interface HeaderRowProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
}

/** The names of the columns. */
export function HeaderRow<Row>({ columns }: HeaderRowProps<Row>) {
  return (
    <div role="row">
      {columns.map(({ field, headerName, headerAlign = 'left', renderHeader }) => (
        <div key={field} role="columnheader" tabIndex={-1} style={alignedTo(headerAlign)} title={headerName}>
          {renderHeader ? renderHeader() : headerName}
        </div>
      ))}
    </div>
  );
}

interface BodyRowProps<Row extends object> extends HeaderRowProps<Row> {
  readonly row: Row;
}

function Cells<Row extends object>({ columns, row }: BodyRowProps<Row>) {
  return (
    <div role="row">
      {columns.map((column) => {
        const { text, drawn } = readCell(column, row);
        const { field, align = 'left', display } = column;
        return (
          <div
            key={field}
            role="gridcell"
            tabIndex={-1}
            style={alignedTo(align)}
            data-align={align}
            data-drawn={column.renderCell && display !== 'text' ? '' : undefined}
            title={drawn === undefined ? text : undefined}
          >
            {drawn === undefined ? text : drawn}
          </div>
        );
      })}
    </div>
  );
}

/** A row is drawn again only when it or the columns change. */
export const BodyRow = memo(Cells) as typeof Cells;

const alignedTo = (align: string) => ({ '--align': align }) as CSSProperties;
