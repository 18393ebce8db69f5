import Checkbox from '@mui/material/Checkbox';
import type { TableColumn } from '@vaglio/ui';
import type { ListedStartup } from './use-result-pages';

/** Selected rows of the current page. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** Selects all rows of the page, or deselects them if all are selected. */
  readonly toggleAll: () => void;
  readonly isAll: boolean;
}

/** Returns the checkbox column. The checkbox in the header selects all rows of the page. */
export const selectColumn = ({ ids, toggle, toggleAll, isAll }: Selection): TableColumn<ListedStartup> => ({
  field: 'select',
  headerName: 'Select',
  width: 56,
  align: 'center',
  headerAlign: 'center',
  renderHeader: () => (
    <Checkbox
      size="small"
      sx={{ p: 0 }}
      checked={isAll}
      indeterminate={!isAll && ids.size > 0}
      onChange={toggleAll}
      slotProps={{ input: { 'aria-label': 'Select all of this page' } }}
    />
  ),
  renderCell: ({ row }) => (
    <Checkbox
      size="small"
      checked={ids.has(row.id)}
      onChange={() => toggle(row.id)}
      slotProps={{ input: { 'aria-label': `Select ${row.company_name}` } }}
    />
  ),
});
