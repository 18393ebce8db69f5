import type { GridColDef } from '@mui/x-data-grid';
import { Badge } from '@vaglio/ui';
import type { ListedStartup } from '../list/use-result-pages';

const WHY = 'Its startup was deleted: the row is not curated unless that is restored.';

/** Whether a raw row is kept without being curated, because its startup was deleted. */
export function isSetAside(row: ListedStartup): boolean {
  return 'deletion_id' in row && typeof row.deletion_id === 'string';
}

/** Why a row is not curated; only in a table that holds such a row. */
export const SET_ASIDE_COLUMN: GridColDef<ListedStartup> = {
  field: 'state',
  headerName: 'State',
  width: 136,
  valueGetter: (_value, row) => (isSetAside(row) ? 'Startup deleted' : ''),
  renderCell: ({ value }) =>
    value !== '' && (
      <span title={WHY}>
        <Badge>{value}</Badge>
      </span>
    ),
};
