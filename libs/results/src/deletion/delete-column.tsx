import IconButton from '@mui/material/IconButton';
import type { GridColDef } from '@mui/x-data-grid';
import { Trash2 } from 'lucide-react';
import { Icon } from '@vaglio/ui';
import type { ListedStartup } from '../list/use-result-pages';

/** The same place in every row. */
export const deleteColumn = (onDelete: (row: ListedStartup) => void): GridColDef<ListedStartup> => ({
  field: 'actions',
  headerName: 'Actions',
  width: 76,
  align: 'right',
  headerAlign: 'right',
  renderCell: ({ row }) => (
    <IconButton
      size="small"
      aria-label={`Delete ${row.company_name}`}
      title="Delete"
      onClick={() => onDelete(row)}
      sx={{ color: 'muted', '&:hover': { color: 'error.main' } }}
    >
      <Icon of={Trash2} />
    </IconButton>
  ),
});
