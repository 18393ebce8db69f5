import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import type { Parameter, ParameterPage } from '@vaglio/contract';
import {
  ACTIONS_COLUMN,
  formatCount,
  formatWeight,
  readDecimal,
  RIGHT_COLUMN,
  type StackedFields,
} from '@vaglio/ui';

export interface ParameterActions {
  readonly onEdit: (parameter: Parameter) => void;
  readonly onDelete: (parameter: Parameter) => void;
  /** True to show the number of startups with this award after each name. */
  readonly hasHolders: boolean;
}

export type ListedParameter = ParameterPage['parameters'][number];
type Column = GridColDef<ListedParameter> & { readonly field: keyof Parameter | 'actions' };

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
const NAME_WITH_HOLDERS: Column = {
  ...NAME,
  renderCell: ({ row }) => (
    <>
      {row.parameterName}
      <Box component="span" sx={{ color: 'muted', pl: 2 }}>
        {row.startups === 1 ? '1 startup' : `${formatCount(row.startups ?? 0)} startups`}
      </Box>
    </>
  ),
};
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
      debounceMs={0} // no debounce, so that Enter right after a digit saves it
      inputProps={{ inputMode: 'decimal', 'aria-label': `Value of ${cell.row.parameterName}` }}
    />
  ),
};
/** Converts the typed weight to a number, or to null if the text is not a number. */
export const readWeight = (typed: unknown): number | null => readDecimal(String(typed ?? ''));

/** Layout of a parameter on phones. */
export const STACKED_PARAMETER: StackedFields = {
  title: 'parameterName',
  figure: 'value',
  lines: [['parameterID']],
  actions: 'actions',
};

/** Returns the columns of the parameter table. Weights have 4 decimals. Source: spec §2, parameters. */
export function parameterColumns({ onEdit, onDelete, hasHolders }: ParameterActions): readonly Column[] {
  return [
    ID,
    hasHolders ? NAME_WITH_HOLDERS : NAME,
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
