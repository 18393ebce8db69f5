import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { EMPTY_VALUE, formatExact, formatRelative } from '@vaglio/ui';

const RIGHT = { align: 'right', headerAlign: 'right' } as const;

/** Who decided. */
export function byColumn<Row extends object>(field: keyof Row & string): GridColDef<Row> {
  return {
    field,
    headerName: 'By',
    flex: 0.8,
    minWidth: 110,
    valueFormatter: (name: string | null) => name ?? EMPTY_VALUE,
  };
}

/** How long ago, with the moment as its title. @param field of an ISO 8601 timestamp */
export function whenColumn<Field extends string, Row extends Record<Field, string>>(
  field: Field,
  now: Date,
): GridColDef<Row> {
  return {
    ...RIGHT,
    field,
    headerName: 'When',
    width: 120,
    renderCell: ({ row }) => <span title={formatExact(row[field])}>{formatRelative(row[field], now)}</span>,
  };
}

interface UndoColumn<Row> {
  readonly isUndoing: boolean;
  readonly onUndo: (id: string) => void;
  /** What its press does, for a screen reader. */
  readonly labelOf: (row: Row) => string;
}

/** The button that takes a decision back. */
export function undoColumn<Row extends { readonly id: string }>({
  isUndoing,
  onUndo,
  labelOf,
}: UndoColumn<Row>): GridColDef<Row> {
  return {
    ...RIGHT,
    field: 'undo',
    headerName: 'Actions',
    width: 96,
    renderCell: ({ row }) => (
      <Button
        variant="text"
        size="small"
        disabled={isUndoing}
        aria-label={labelOf(row)}
        onClick={() => onUndo(row.id)}
      >
        Undo
      </Button>
    ),
  };
}
