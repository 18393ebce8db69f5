import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import type { ServiceAccount } from '@vaglio/contract';
import { ACTIONS_COLUMN, type StackedFields } from '@vaglio/ui';
import { roleLabel, tokenText } from './account-text';

interface AccountActions {
  readonly onTokens: (account: ServiceAccount) => void;
  readonly onEdit: (account: ServiceAccount) => void;
  readonly onDelete: (account: ServiceAccount) => void;
}

/** Layout of a service account on phones. */
export const STACKED_ACCOUNT: StackedFields = {
  title: 'name',
  lines: [['purpose'], ['role', 'state'], ['tokens']],
  actions: 'actions',
};

/** Returns the columns of the service account table. */
export function accountColumns(
  { onTokens, onEdit, onDelete }: AccountActions,
  now: Date,
): readonly GridColDef<ServiceAccount>[] {
  return [
    { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
    { field: 'purpose', headerName: 'Purpose', flex: 1.4, minWidth: 160 },
    {
      field: 'role',
      headerName: 'Role',
      width: 90,
      valueGetter: (_value, row) => roleLabel(row.role),
    },
    {
      field: 'tokens',
      headerName: 'Tokens',
      flex: 1,
      minWidth: 170,
      valueGetter: (_value, row) => tokenText(row, now),
    },
    {
      field: 'state',
      headerName: 'State',
      width: 80,
      valueGetter: (_value, row) => (row.is_active ? 'On' : 'Off'),
    },
    {
      ...ACTIONS_COLUMN,
      width: 220,
      renderCell: ({ row }) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <Button variant="text" size="small" onClick={() => onTokens(row)}>
            Tokens
          </Button>
          <Button variant="text" size="small" onClick={() => onEdit(row)}>
            Edit
          </Button>
          <Button variant="text" size="small" color="error" onClick={() => onDelete(row)}>
            Delete
          </Button>
        </Box>
      ),
    },
  ];
}
