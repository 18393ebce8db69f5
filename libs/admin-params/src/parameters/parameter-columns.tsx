import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { formatWeight } from '@vaglio/ui';
import type { ListedParameter } from './parameter-page';

export interface ParameterActions {
  readonly onEdit: (parameter: ListedParameter) => void;
  readonly onDelete: (parameter: ListedParameter) => void;
}

/** Parameter ID, Name, Value with 4 decimals, and what can be done. Source: spec §2, parameters. */
export function parameterColumns({ onEdit, onDelete }: ParameterActions): readonly GridColDef<ListedParameter>[] {
  return [
    {
      field: 'parameterID', headerName: 'Parameter ID', flex: 1, minWidth: 170,
      renderCell: ({ row }) => <Typography variant="mono" noWrap title={row.parameterID}>{row.parameterID}</Typography>,
    },
    { field: 'parameterName', headerName: 'Name', flex: 1.4, minWidth: 170 },
    {
      field: 'value', headerName: 'Value', width: 120, align: 'right', headerAlign: 'right',
      valueFormatter: (value: number | null) => formatWeight(value),
    },
    {
      field: 'actions', headerName: 'Actions', width: 160, align: 'right', headerAlign: 'right',
      renderCell: ({ row }) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <Button variant="text" size="small" onClick={() => onEdit(row)}>Edit</Button>
          <Button variant="text" size="small" color="error" onClick={() => onDelete(row)}>Delete</Button>
        </Box>
      ),
    },
  ];
}
