import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { Trash2 } from 'lucide-react';
import { formatCount, formatWeight, Icon } from '@vaglio/ui';
import { AllRowsTable } from '../AllRowsTable';
import type { GroupItem } from './exclusivity-lists';
import { useItemChanges } from './use-item-changes';

type Item = GroupItem & { readonly value: number | null };

interface ItemsTableProps {
  readonly groupId: string;
  readonly items: readonly Item[];
  readonly isFetching: boolean;
}

/** The items of a group, highest precedence first. */
export function ItemsTable({ groupId, items, isFetching }: ItemsTableProps) {
  const { remove, isRemoving } = useItemChanges(groupId);
  const columns: readonly GridColDef<Item>[] = [
    {
      field: 'precedence', headerName: 'Precedence', width: 108, align: 'right', headerAlign: 'right',
      renderCell: ({ row }) => <Box component="span" sx={{ fontWeight: 400 }}>{formatCount(row.precedence)}</Box>,
    },
    {
      field: 'parameterName', headerName: 'Parameter', flex: 1.6, minWidth: 150,
      renderCell: ({ value }) => <Typography variant="body2" noWrap title={value} sx={{ fontWeight: 550 }}>{value}</Typography>,
    },
    {
      field: 'parameter_id', headerName: 'Parameter ID', flex: 1, minWidth: 150,
      renderCell: ({ value }) => <Typography variant="mono" noWrap title={value} sx={{ color: 'text.secondary' }}>{value}</Typography>,
    },
    {
      field: 'value', headerName: 'Weight', width: 110, align: 'right', headerAlign: 'right',
      valueFormatter: (value: number | null) => formatWeight(value),
    },
    {
      field: 'actions', headerName: '', width: 68, align: 'right',
      renderCell: ({ row }) => (
        <IconButton size="small" aria-label={`Delete ${row.parameterName}`} title="Delete" disabled={isRemoving} onClick={() => void remove(row)}>
          <Icon of={Trash2} />
        </IconButton>
      ),
    },
  ];
  return (
    <AllRowsTable label="Items" columns={columns} rows={items} rowId={({ id, parameter_id }) => id || parameter_id} isFetching={isFetching} emptyText="No items" />
  );
}
