import type { Plugin } from 'vite';
import { standIns } from './stand-ins.mts';

/** Of `@mui/x-data-grid`: files with what they export, all of it drawn only for what `DataTable` turns off. */
const NEVER_DRAWN = new Map([
  ['components/GridPagination.mjs', ['GridPagination']],
  ['components/columnsManagement/GridColumnsManagement.mjs', ['GridColumnsManagement']],
  ['components/menu/columnMenu/GridColumnHeaderMenu.mjs', ['GridColumnHeaderMenu']],
  [
    'components/menu/columnMenu/GridColumnMenu.mjs',
    ['GRID_COLUMN_MENU_SLOTS', 'GRID_COLUMN_MENU_SLOT_PROPS', 'GridColumnMenu', 'GridGenericColumnMenu'],
  ],
  ['components/panel/GridColumnsPanel.mjs', ['GridColumnsPanel']],
  ['components/panel/GridPanel.mjs', ['GridPanel', 'gridPanelClasses']],
  ['components/panel/GridPreferencesPanel.mjs', ['GridPreferencesPanel']],
  ['components/panel/filterPanel/GridFilterInputDate.mjs', ['GridFilterInputDate']],
  [
    'components/panel/filterPanel/GridFilterInputMultipleSingleSelect.mjs',
    ['GridFilterInputMultipleSingleSelect'],
  ],
  ['components/panel/filterPanel/GridFilterInputMultipleValue.mjs', ['GridFilterInputMultipleValue']],
  ['components/panel/filterPanel/GridFilterInputSingleSelect.mjs', ['GridFilterInputSingleSelect']],
  ['components/panel/filterPanel/GridFilterInputValue.mjs', ['GridFilterInputValue']],
  ['components/panel/filterPanel/GridFilterPanel.mjs', ['GridFilterPanel', 'getGridFilter']],
  ['components/toolbarV8/GridToolbar.mjs', ['GridToolbar', 'GridToolbarDivider', 'GridToolbarLabel']],
  ['hooks/features/export/useGridPrintExport.mjs', ['useGridPrintExport']],
]);
/** MUI's components that only these draw, as the grid's file of slots imports them. */
const SLOTS = '/node_modules/@mui/x-data-grid/material/index.mjs';
const NEVER_IN_A_SLOT = new Map([
  ['@mui/material/Autocomplete', []],
  ['@mui/material/Chip', []],
  ['@mui/material/FormControl', []],
  ['@mui/material/FormControlLabel', ['formControlLabelClasses']],
  ['@mui/material/InputLabel', []],
  ['@mui/material/Select', []],
  ['@mui/material/Switch', []],
  ['@mui/material/Tab', []],
  ['@mui/material/TablePagination', ['tablePaginationClasses']],
  ['@mui/material/Tabs', []],
  ['@mui/material/TextField', []],
  ['@mui/material/ToggleButton', []],
]);
const NOTHING = 'const Nothing = () => null;';
const PREFIX = '\0no-slot:';

/**
 * Leaves out of the build what `DataTable` turns off in the grid: column menu, panels of filters and columns, toolbar,
 * footer, printing.
 */
export function leanGrid(): Plugin[] {
  const files = [...NEVER_DRAWN].map(
    ([file, names]) =>
      [file, `${NOTHING} export { ${names.map((name) => `Nothing as ${name}`).join(', ')} };`] as const,
  );
  return [standIns('@mui/x-data-grid', new Map(files)), emptySlots()];
}

function emptySlots(): Plugin {
  return {
    name: 'empty-slots',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.endsWith(SLOTS) && NEVER_IN_A_SLOT.has(source) ? PREFIX + source : null,
    load: (id) => {
      const classes = id.startsWith(PREFIX) ? NEVER_IN_A_SLOT.get(id.slice(PREFIX.length)) : undefined;
      return (
        classes &&
        `${NOTHING} ${classes.map((name) => `export const ${name} = {};`).join('')} export default Nothing;`
      );
    },
  };
}
