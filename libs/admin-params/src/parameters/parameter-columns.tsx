import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import type { Parameter } from '@vaglio/contract';
import { ACTIONS_COLUMN, formatWeight, readDecimal, RIGHT_COLUMN, type StackedFields } from '@vaglio/ui';

export interface ParameterActions {
  readonly onEdit: (parameter: Parameter) => void;
  readonly onDelete: (parameter: Parameter) => void;
}

type Column = GridColDef<Parameter> & { readonly field: keyof Parameter | 'actions' };

const ID: Column = {
  field: 'parameterID',
  headerName: 'Parameter ID',
  flex: 1,
  minWidth: 170,
  renderCell: ({ row }) => (
    <Typography variant="mono" noWrap title={row.parameterID}>
      {row.parameterID}
    </Typography>
  ),
};
const NAME: Column = { field: 'parameterName', headerName: 'Name', flex: 1.4, minWidth: 170 };
const VALUE: Column = {
  field: 'value',
  headerName: 'Value',
  width: 120,
  ...RIGHT_COLUMN,
  valueFormatter: (value: Parameter['value']) => formatWeight(value),
  editable: true,
  preProcessEditCellProps: ({ props }) => ({ ...props, error: readWeight(props.value) === null }),
  renderEditCell: (cell) => (
    <GridEditInputCell
      {...cell}
      debounceMs={0} // Enter right after a digit saves it
      inputProps={{ inputMode: 'decimal', 'aria-label': `Value of ${cell.row.parameterName}` }}
    />
  ),
};
/** What was typed over a weight; null when it is no number. */
export const readWeight = (typed: unknown): number | null => readDecimal(String(typed ?? ''));

/** On a phone. */
export const STACKED_PARAMETER: StackedFields = {
  title: 'parameterName',
  figure: 'value',
  lines: [['parameterID']],
  actions: 'actions',
};

/** Parameter ID, Name, Value with 4 decimals, and what can be done. Source: spec §2, parameters. */
export function parameterColumns({ onEdit, onDelete }: ParameterActions): readonly Column[] {
  return [
    ID,
    NAME,
    VALUE,
    {
      ...ACTIONS_COLUMN,
      width: 160,
      renderCell: ({ row }) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
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
