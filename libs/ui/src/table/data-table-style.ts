import { TABULAR } from '../theme/tabular';

const EDGE_PX = 20;
const CELL_PX = 12;

/**
 * Style of the grid with a shaded header and lines between rows. It has no outer frame, because the surrounding card
 * has a frame.
 */
export const DATA_TABLE_STYLE = {
  // The selector is doubled to override the grid's own class for CSS variables.
  '&&': {
    '--DataGrid-rowBorderColor': 'var(--mui-palette-border)',
    '--DataGrid-t-color-background-base': 'var(--mui-palette-background-paper)',
    '--DataGrid-t-header-background-base': 'var(--mui-palette-sunken)',
  },
  border: 'none',
  borderTop: '1px solid var(--mui-palette-border)',
  borderRadius: 0,
  typography: 'body2',
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell': { px: `${CELL_PX}px` },
  // The filler cell after the last column would make every table slightly too wide.
  '& .MuiDataGrid-cellEmpty': { px: 0 },
  '& .MuiDataGrid-columnHeader[aria-colindex="1"], & .MuiDataGrid-cell[data-colindex="0"]': {
    pl: `${EDGE_PX}px`,
  },
  '& .MuiDataGrid-columnHeader--last, & .MuiDataGrid-cell:nth-last-of-type(2)': { pr: `${EDGE_PX}px` },
  '& .MuiDataGrid-columnHeaderTitle': { fontSize: '0.75rem', fontWeight: 550, color: 'text.secondary' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  // Aligns text buttons with the column header.
  '& .MuiDataGrid-cell .MuiButton-text': { height: 28, px: 2 },
  '& .MuiDataGrid-cell--textRight .MuiButton-text:last-child': { mr: -2 },
  // The grid sets its own font, whose digits have different widths.
  '& .MuiDataGrid-cell--textRight': TABULAR,
  '& .MuiDataGrid-cell[data-colindex="0"]': { fontWeight: 550 },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within':
    { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: '2px solid var(--mui-palette-focus)',
    outlineOffset: '-2px',
  },
  '& .MuiDataGrid-row:hover, & .MuiDataGrid-row.Mui-hovered': { bgcolor: 'sunken' },
  '& .MuiDataGrid-cell--editable': { cursor: 'text' },
  '& .MuiDataGrid-cell.holds-control': { cursor: 'default' },
  '& .MuiDataGrid-cell--editable:hover': {
    textDecoration: 'underline dotted var(--mui-palette-muted)',
    textUnderlineOffset: '4px',
  },
  '& .MuiDataGrid-cell--editing.MuiDataGrid-cell': {
    boxShadow: 'none',
    p: 0,
    outline: '2px solid var(--mui-palette-focus)',
    outlineOffset: '-2px',
  },
  '& .MuiDataGrid-cell--editing input': { px: `${CELL_PX}px`, textAlign: 'right' },
  '& .MuiDataGrid-overlay': { color: 'muted' },
};

/** Style of stacked rows. They have no header, because values are self-explanatory or show their column name. */
export const STACKED_STYLE = {
  '& .MuiDataGrid-columnHeaders': { display: 'none' },
  '& .MuiDataGrid-row:hover, & .MuiDataGrid-row.Mui-hovered': { bgcolor: 'transparent' },
  '& .MuiDataGrid-cell .MuiButton-text': { height: 36 },
  // Stacked rows have enough space for full names.
  '& .MuiTypography-noWrap': { whiteSpace: 'normal' },
};

/** Style of the text in an empty stacked table. The text has the same position as in the grid. */
export const EMPTY_STACK = {
  display: 'grid',
  placeItems: 'center',
  flexGrow: 1,
  borderTop: '1px solid var(--mui-palette-border)',
  typography: 'body2',
  color: 'muted',
};
