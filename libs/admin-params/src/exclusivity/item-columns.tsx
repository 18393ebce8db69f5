import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { ScanEye, Trash2 } from 'lucide-react';
import {
  ACTIONS_COLUMN,
  formatCount,
  formatWeight,
  Icon,
  RIGHT_COLUMN,
  type StackedFields,
} from '@vaglio/ui';
import type { WeightedItem } from './weighted-items';

/** Layout of a group item on phones. */
export const STACKED_ITEM: StackedFields = {
  title: 'parameterName',
  figure: 'value',
  lines: [['precedence'], ['parameter_id']],
  named: ['precedence'],
  actions: 'actions',
};

interface ItemActions {
  readonly isRemoving: boolean;
  readonly onRemove: (item: WeightedItem) => void;
  /** Opens the preview of a removal. Undefined if the server does not support previews. */
  readonly onPreview: ((item: WeightedItem) => void) | undefined;
}

type Column = GridColDef<WeightedItem> & { readonly field: keyof WeightedItem | 'actions' };

const PRECEDENCE: Column = {
  field: 'precedence',
  headerName: 'Precedence',
  width: 108,
  ...RIGHT_COLUMN,
  renderCell: ({ row }) => (
    <Box component="span" sx={{ fontWeight: 400 }}>
      {formatCount(row.precedence)}
    </Box>
  ),
};
const NAME: Column = {
  field: 'parameterName',
  headerName: 'Parameter',
  flex: 1.6,
  minWidth: 120,
  renderCell: ({ row: { parameterName } }) => (
    <Typography component="span" variant="body2" noWrap title={parameterName} sx={{ fontWeight: 550 }}>
      {parameterName}
    </Typography>
  ),
};
const ID: Column = {
  field: 'parameter_id',
  headerName: 'Parameter ID',
  flex: 1,
  minWidth: 120,
  renderCell: ({ row: { parameter_id } }) => (
    <Typography component="span" variant="mono" noWrap title={parameter_id} sx={{ color: 'text.secondary' }}>
      {parameter_id}
    </Typography>
  ),
};
const WEIGHT: Column = {
  field: 'value',
  headerName: 'Weight',
  width: 110,
  ...RIGHT_COLUMN,
  display: 'flex',
  valueFormatter: (value: WeightedItem['value']) => formatWeight(value),
};

/**
 * Returns the columns of the table with group items.
 * @param isMiddle true if the table is too narrow for the id, which the list of parameters also shows
 * Source: spec §2, items table.
 */
export function itemColumns(
  isMiddle: boolean,
  { isRemoving, onRemove, onPreview }: ItemActions,
): readonly Column[] {
  const remove: Column = {
    ...ACTIONS_COLUMN,
    width: onPreview ? 100 : 84,
    renderCell: ({ row }) => (
      <>
        {onPreview && (
          <IconButton
            size="small"
            aria-label={`Preview deletion of ${row.parameterName}`}
            title="Preview deletion"
            onClick={() => onPreview(row)}
          >
            <Icon of={ScanEye} />
          </IconButton>
        )}
        <IconButton
          size="small"
          aria-label={`Delete ${row.parameterName}`}
          title="Delete"
          disabled={isRemoving}
          onClick={() => onRemove(row)}
        >
          <Icon of={Trash2} />
        </IconButton>
      </>
    ),
  };
  return isMiddle ? [PRECEDENCE, NAME, WEIGHT, remove] : [PRECEDENCE, NAME, ID, WEIGHT, remove];
}
