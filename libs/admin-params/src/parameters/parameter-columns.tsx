import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { Pencil, Trash2 } from 'lucide-react';
import { formatWeight, Icon } from '@vaglio/ui';
import type { ListedParameter } from './parameter-page';

export interface ParameterActions {
  readonly onEdit: (parameter: ListedParameter) => void;
  readonly onDelete: (parameter: ListedParameter) => void;
}

type Column = GridColDef<ListedParameter>;

const ID: Column = {
  field: 'parameterID', headerName: 'Parameter ID', flex: 1, minWidth: 170,
  renderCell: ({ row }) => <Typography variant="mono" noWrap title={row.parameterID}>{row.parameterID}</Typography>,
};
const NAME: Column = { field: 'parameterName', headerName: 'Name', flex: 1.4, minWidth: 170 };
const VALUE: Column = {
  field: 'value', headerName: 'Value', width: 120, align: 'right', headerAlign: 'right',
  valueFormatter: (value: number | null) => formatWeight(value),
};
/** Two lines in one cell. */
const NAME_AND_ID: Column = {
  field: 'parameterName', headerName: 'Name', flex: 1, minWidth: 90,
  renderCell: ({ row }) => (
    <Box sx={{ minWidth: 0, lineHeight: 1.25 }}>
      <Typography component="div" variant="body2" noWrap title={row.parameterName} sx={{ fontWeight: 550, lineHeight: 'inherit' }}>{row.parameterName}</Typography>
      <Typography component="div" variant="mono" noWrap title={row.parameterID} sx={{ fontSize: '0.6875rem', color: 'muted', lineHeight: 'inherit' }}>{row.parameterID}</Typography>
    </Box>
  ),
};

/**
 * Parameter ID, Name, Value with 4 decimals, and what can be done; on a phone all of it without scrolling sideways.
 * Source: spec §2, parameters.
 */
export function parameterColumns(isNarrow: boolean, { onEdit, onDelete }: ParameterActions): readonly Column[] {
  if (isNarrow) return [NAME_AND_ID, { ...VALUE, width: 96 }, iconActions({ onEdit, onDelete })];
  return [ID, NAME, VALUE, {
    field: 'actions', headerName: 'Actions', width: 160, align: 'right', headerAlign: 'right',
    renderCell: ({ row }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <Button variant="text" size="small" onClick={() => onEdit(row)}>Edit</Button>
        <Button variant="text" size="small" color="error" onClick={() => onDelete(row)}>Delete</Button>
      </Box>
    ),
  }];
}

function iconActions({ onEdit, onDelete }: ParameterActions): Column {
  return {
    field: 'actions', headerName: '', width: 100, align: 'right',
    renderCell: ({ row }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <IconButton size="small" aria-label={`Edit ${row.parameterName}`} title="Edit" onClick={() => onEdit(row)}><Icon of={Pencil} /></IconButton>
        <IconButton size="small" color="error" aria-label={`Delete ${row.parameterName}`} title="Delete" onClick={() => onDelete(row)}><Icon of={Trash2} /></IconButton>
      </Box>
    ),
  };
}
