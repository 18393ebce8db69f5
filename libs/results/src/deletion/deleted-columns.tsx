import Button from '@mui/material/Button';
import type { DeletedRow } from '@vaglio/contract';
import {
  ACTIONS_COLUMN,
  byColumn,
  RIGHT_COLUMN,
  type StackedFields,
  type TableColumn,
  whenColumn,
} from '@vaglio/ui';

type Column = TableColumn<DeletedRow>;

const KINDS: Readonly<Record<DeletedRow['kind'], string>> = { startup: 'Startup', raw_startup: 'Raw row' };

/** Phone layout of a deleted row. */
export const STACKED_DELETED: StackedFields = {
  title: 'company_name',
  lines: [['kind', 'deleted_at'], ['deleted_by'], ['days_left']],
  named: ['deleted_by', 'days_left'],
  actions: 'actions',
};

/**
 * Returns the table columns for deleted rows.
 * @param now current time, for relative times
 */
export function deletedColumns(
  now: Date,
  restoring: string | null,
  onRestore: (row: DeletedRow) => void,
): readonly Column[] {
  return [
    { field: 'company_name', headerName: 'Company', flex: 1, minWidth: 170 },
    {
      field: 'kind',
      headerName: 'Kind',
      width: 90,
      valueFormatter: (kind: DeletedRow['kind']) => KINDS[kind],
    },
    whenColumn('deleted_at', now, 'Deleted'),
    byColumn('deleted_by'),
    { field: 'days_left', headerName: 'Days left', width: 90, ...RIGHT_COLUMN },
    {
      ...ACTIONS_COLUMN,
      width: 110,
      renderCell: ({ row }) => (
        <Button
          size="small"
          variant="text"
          disabled={restoring !== null}
          aria-label={`Restore ${row.company_name}`}
          onClick={() => onRestore(row)}
        >
          {restoring === row.id ? 'Restoring…' : 'Restore'}
        </Button>
      ),
    },
  ];
}
