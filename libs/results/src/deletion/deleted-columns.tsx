import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import type { DeletedRow } from '@vaglio/startups-data';
import { EMPTY_VALUE, formatExact, formatRelative, type StackedFields } from '@vaglio/ui';

type Column = GridColDef<DeletedRow>;

const KINDS: Readonly<Record<DeletedRow['kind'], string>> = { startup: 'Startup', raw_startup: 'Raw row' };

/** On a phone. */
export const STACKED_DELETED: StackedFields = {
  title: 'company_name',
  lines: [['kind', 'deleted_at'], ['deleted_by'], ['days_left']],
  named: ['deleted_by', 'days_left'],
  actions: 'actions',
};

/** What was deleted, who did it, when, and how long it can be restored. @param now for 'how long ago' */
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
    {
      field: 'deleted_at',
      headerName: 'Deleted',
      width: 110,
      renderCell: ({ row: { deleted_at } }) => (
        <span title={formatExact(deleted_at)}>{formatRelative(deleted_at, now)}</span>
      ),
    },
    {
      field: 'deleted_by',
      headerName: 'By',
      width: 120,
      valueFormatter: (name: string | null) => name ?? EMPTY_VALUE,
    },
    { field: 'days_left', headerName: 'Days left', width: 90, align: 'right', headerAlign: 'right' },
    {
      field: 'actions',
      headerName: 'Actions',
      width: 110,
      align: 'right',
      headerAlign: 'right',
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
