import { TABULAR } from '../theme/tabular';

/** Heights of the header and of a row in px. */
export const HEADER_PX = 36;
export const ROW_PX = 40;
const EDGE_PX = '20px';
const CELL_PX = '12px';
const LINE = '1px solid var(--mui-palette-border)';

/**
 * Style of a `DataTable` with a shaded header and lines between rows. It has no outer frame, and columns have their own
 * widths.
 */
export const READ_ONLY_TABLE_STYLE = {
  display: 'block',
  typography: 'body2',
  '& thead, & tbody': { display: 'block' },
  '& tr': { display: 'grid', gridTemplateColumns: 'var(--tracks)' },
  '& tr.MuiTableRow-hover:hover': { bgcolor: 'sunken' },
  '& th, & td': {
    display: 'block',
    px: CELL_PX,
    py: 0,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottom: 0,
    '&:first-of-type': { pl: EDGE_PX },
    '&:last-of-type': { pr: EDGE_PX },
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: '2px solid var(--mui-palette-focus)', outlineOffset: '-2px' },
  },
  '& th': {
    height: HEADER_PX,
    lineHeight: `${HEADER_PX - 1}px`,
    borderBottom: LINE,
    bgcolor: 'sunken',
    fontSize: '0.75rem',
    fontWeight: 550,
    color: 'text.secondary',
  },
  '& td': {
    height: ROW_PX,
    lineHeight: `${ROW_PX - 1}px`,
    borderTop: LINE,
    color: 'inherit',
    '&:first-of-type': { fontWeight: 550 },
    '&[data-drawn]': { display: 'flex', alignItems: 'center' },
    '& .MuiButton-text': { height: 28, px: 2 },
    '&.MuiTableCell-alignRight .MuiButton-text:last-child': { mr: -2 },
  },
  // The first row needs no top border, because there is already a line below the header or above the table.
  '& tbody > :first-of-type > td': { borderTopColor: 'transparent' },
  // MUI reverses the order of the contents of a right-aligned cell.
  '& td.MuiTableCell-alignRight': { ...TABULAR, flexDirection: 'row', justifyContent: 'flex-end' },
  '& td.MuiTableCell-alignCenter': { justifyContent: 'center' },
};

/** Style of stacked rows. They have no header, because values are self-explanatory or show their column name. */
export const READ_ONLY_STACKED_STYLE = {
  '& td': {
    px: EDGE_PX,
    height: 'auto',
    lineHeight: 'inherit',
    whiteSpace: 'normal',
    '& .MuiButton-text': { height: 36 },
  },
  '& .MuiTypography-noWrap': { whiteSpace: 'normal' },
};
