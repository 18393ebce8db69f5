import { TABULAR } from '../theme/tabular';

const EDGE_PX = 20;
const CELL_PX = 12;

/** The grid's look: header on sunken, row lines, no outer frame; the card around it has one. */
export const DATA_TABLE_STYLE = {
  // Doubled to outweigh the grid's own class of variables.
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
  // What fills the row behind the last column would make every table a little too wide.
  '& .MuiDataGrid-cellEmpty': { px: 0 },
  '& .MuiDataGrid-columnHeader[aria-colindex="1"], & .MuiDataGrid-cell[data-colindex="0"]': {
    pl: `${EDGE_PX}px`,
  },
  '& .MuiDataGrid-columnHeader--last, & .MuiDataGrid-cell:nth-last-of-type(2)': { pr: `${EDGE_PX}px` },
  '& .MuiDataGrid-columnHeaderTitle': { fontSize: '0.75rem', fontWeight: 550, color: 'text.secondary' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  // Texts that act line up with the header above them.
  '& .MuiDataGrid-cell .MuiButton-text': { height: 28, px: 2 },
  '& .MuiDataGrid-cell--textRight .MuiButton-text:last-child': { mr: -2 },
  // The grid sets a font of its own, and with it digits of many widths.
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

/** Stacked rows have no header: each value is clear by itself or has its name. */
export const STACKED_STYLE = {
  '& .MuiDataGrid-columnHeaders': { display: 'none' },
  '& .MuiDataGrid-row:hover, & .MuiDataGrid-row.Mui-hovered': { bgcolor: 'transparent' },
  '& .MuiDataGrid-cell .MuiButton-text': { height: 36 },
  // There is room to read a name whole.
  '& .MuiTypography-noWrap': { whiteSpace: 'normal' },
};

/** The text of an empty list in the place of its stacked rows, where the grid has it too. */
export const EMPTY_STACK = {
  display: 'grid',
  placeItems: 'center',
  flexGrow: 1,
  borderTop: '1px solid var(--mui-palette-border)',
  typography: 'body2',
  color: 'muted',
};
