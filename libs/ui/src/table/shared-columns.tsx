import { formatExact, formatRelative } from '../format/date-formats';
import { EMPTY_VALUE } from '../format/number-formats';
import type { TableColumn } from './table-column';

/** Of a column of numbers, dates or buttons: at the right, as its header. */
export const RIGHT_COLUMN = { align: 'right', headerAlign: 'right' } as const;

/** Of the column of what can be done with a row. */
export const ACTIONS_COLUMN = { ...RIGHT_COLUMN, field: 'actions', headerName: 'Actions' } as const;

/** Who did it; a dash for nobody that is known. */
export function byColumn<Row extends object>(field: keyof Row & string): TableColumn<Row> {
  return {
    field,
    headerName: 'By',
    flex: 0.8,
    minWidth: 110,
    valueFormatter: (name: string | null) => name ?? EMPTY_VALUE,
  };
}

/**
 * How long ago, with the moment as its title.
 * @param field of an ISO 8601 timestamp
 * @param headerName 'When', or what was done: 'Deleted'
 */
export function whenColumn<Field extends string, Row extends Record<Field, string>>(
  field: Field,
  now: Date,
  headerName = 'When',
): TableColumn<Row> {
  return {
    field,
    headerName,
    ...RIGHT_COLUMN,
    width: 120,
    renderCell: ({ row }) => <span title={formatExact(row[field])}>{formatRelative(row[field], now)}</span>,
  };
}
