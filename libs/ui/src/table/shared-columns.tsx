import { formatExact, formatRelative } from '../format/date-formats';
import { EMPTY_VALUE } from '../format/number-formats';
import type { TableColumn } from './table-column';

/** Options of a right-aligned column, for numbers, dates or buttons. */
export const RIGHT_COLUMN = { align: 'right', headerAlign: 'right' } as const;

/** Column with the actions on a row. */
export const ACTIONS_COLUMN = { ...RIGHT_COLUMN, field: 'actions', headerName: 'Actions' } as const;

/** Options of a column that contains only a control. A click next to the control has no effect. */
export const CONTROL_COLUMN = { cellClassName: 'holds-control', sortable: false } as const;

/** Returns a column with the user who performed an action, or a dash if the user is unknown. */
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
 * Returns a column with the elapsed time since an event. The tooltip shows the exact time.
 * @param field name of the field with an ISO 8601 timestamp
 * @param headerName header such as 'When', or the name of the action, such as 'Deleted'
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
