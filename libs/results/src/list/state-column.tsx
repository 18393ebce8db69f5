import Box from '@mui/material/Box';
import { Badge, TABULAR, type TableColumn } from '@vaglio/ui';
import { confidenceOf, confidenceText, isWaiting } from '../review/waiting-row';
import type { ListedStartup } from './use-result-pages';

const WHY_SET_ASIDE = 'Its startup was deleted: the row is not curated unless that is restored.';
const WHY_WAITING = 'Below the floor: the row is not curated before somebody accepts it.';

/** Whether a raw row is kept without being curated, because its startup was deleted. */
function isSetAside(row: ListedStartup): boolean {
  return 'deletion_id' in row && typeof row.deletion_id === 'string';
}

/** Whether curation passes over the row, so that its table needs the column. */
export const hasState = (row: ListedStartup): boolean => isSetAside(row) || isWaiting(row);

/** Why a row is not curated; only in a table that holds such a row. */
export const STATE_COLUMN: TableColumn<ListedStartup> = {
  field: 'state',
  headerName: 'State',
  width: 130,
  valueGetter: (_value, row) => stateText(row),
  renderCell: ({ row, formattedValue }) =>
    isWaiting(row) ? (
      <Box component="span" title={WHY_WAITING} sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
        <Badge tone="amber">Waiting</Badge>
        <Box component="span" sx={{ ...TABULAR, color: 'text.secondary' }}>
          {confidenceText(confidenceOf(row))}
        </Box>
      </Box>
    ) : (
      formattedValue !== '' && (
        <span title={WHY_SET_ASIDE}>
          <Badge>{formattedValue}</Badge>
        </span>
      )
    ),
};

function stateText(row: ListedStartup): string {
  if (isWaiting(row)) return `Waiting ${confidenceText(confidenceOf(row))}`;
  return isSetAside(row) ? 'Startup deleted' : '';
}
