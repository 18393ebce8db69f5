import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import type { Webhook } from '@vaglio/contract';
import { ACTIONS_COLUMN, formatExact, type StackedFields } from '@vaglio/ui';

interface WebhookActions {
  readonly onEdit: (webhook: Webhook) => void;
  readonly onDeliveries: (webhook: Webhook) => void;
  readonly onDelete: (webhook: Webhook) => void;
}

/** Layout of a webhook on phones. */
export const STACKED_WEBHOOK: StackedFields = {
  title: 'name',
  lines: [['url'], ['state']],
  actions: 'actions',
};

/** Returns the columns of the webhook table. */
export function webhookColumns({
  onEdit,
  onDeliveries,
  onDelete,
}: WebhookActions): readonly GridColDef<Webhook>[] {
  return [
    { field: 'name', headerName: 'Name', flex: 1, minWidth: 170 },
    { field: 'url', headerName: 'Address', flex: 1.4, minWidth: 170 },
    {
      field: 'state',
      headerName: 'State',
      flex: 1,
      minWidth: 170,
      valueGetter: (_value, row) => stateOf(row),
    },
    {
      ...ACTIONS_COLUMN,
      width: 240,
      renderCell: ({ row }) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <Button variant="text" size="small" onClick={() => onDeliveries(row)}>
            Deliveries
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

function stateOf({ is_active, off_reason, failing_since }: Webhook): string {
  if (!is_active) return off_reason === null ? 'Off' : `Off. ${off_reason}`;
  return failing_since === null ? 'On' : `On, failing since ${formatExact(failing_since)}`;
}
