import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { RIGHT_COLUMN } from '@vaglio/ui';

interface UndoColumn<Row> {
  readonly isUndoing: boolean;
  readonly onUndo: (id: string) => void;
  /** Returns the accessible name of the Undo button in a row. */
  readonly labelOf: (row: Row) => string;
}

/** Returns the column with the Undo buttons. */
export function undoColumn<Row extends { readonly id: string }>({
  isUndoing,
  onUndo,
  labelOf,
}: UndoColumn<Row>): GridColDef<Row> {
  return {
    field: 'undo',
    headerName: 'Actions',
    ...RIGHT_COLUMN,
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
