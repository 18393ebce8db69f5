import { Badge, type TableColumn } from '@vaglio/ui';
import { confidenceOf, confidenceText, isWaiting } from '../review/waiting-row';
import type { ListedStartup } from './use-result-pages';

const WHY_SET_ASIDE = 'Its startup was deleted. Restore the startup to curate this row.';
const WHY_WAITING = 'Below the floor: the row is curated once somebody accepts it.';

/** Returns true if a raw row is excluded from curation because its startup was deleted. */
function isSetAside(row: ListedStartup): boolean {
  return 'deletion_id' in row && typeof row.deletion_id === 'string';
}

/** Returns true if curation skips the row. Tables with such a row need the state column. */
export const hasState = (row: ListedStartup): boolean => isSetAside(row) || isWaiting(row);

/** Column with the reason why curation skips a row. */
export const STATE_COLUMN: TableColumn<ListedStartup> = {
  field: 'state',
  headerName: 'State',
  width: 130,
  valueGetter: (_value, row) => stateText(row),
  renderCell: ({ row, formattedValue }) =>
    isWaiting(row) ? (
      <span title={WHY_WAITING}>
        <Badge tone="amber">{formattedValue}</Badge>
      </span>
    ) : (
      formattedValue !== '' && (
        <span title={WHY_SET_ASIDE}>
          <Badge>{formattedValue}</Badge>
        </span>
      )
    ),
};

function stateText(row: ListedStartup): string {
  if (isWaiting(row)) return `${confidenceText(confidenceOf(row))} confidence`;
  return isSetAside(row) ? 'Startup deleted' : '';
}
