import { TABULAR } from '../theme/tabular';

/** Of the header and of a row, in pixels. */
export const HEADER_PX = 36;
export const ROW_PX = 40;
const EDGE_PX = '20px';
const CELL_PX = '12px';

/** The look of `DataTable`: header on sunken, row lines, no outer frame. Cells are plain elements, styled from here. */
export const READ_ONLY_TABLE_STYLE = {
  borderTop: '1px solid var(--mui-palette-border)',
  typography: 'body2',
  '& [data-scroller]': { overflowX: 'auto' },
  '& [role="row"]': { display: 'grid', gridTemplateColumns: 'var(--tracks)' },
  '& [role="row"] > *': {
    px: CELL_PX,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'var(--align)',
    '&:first-of-type': { pl: EDGE_PX },
    '&:last-of-type': { pr: EDGE_PX },
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: '2px solid var(--mui-palette-focus)', outlineOffset: '-2px' },
  },
  '& [role="columnheader"]': {
    height: HEADER_PX,
    lineHeight: `${HEADER_PX - 1}px`,
    borderBottom: '1px solid var(--mui-palette-border)',
    bgcolor: 'sunken',
    fontSize: '0.75rem',
    fontWeight: 550,
    color: 'text.secondary',
  },
  '& [role="gridcell"]': {
    height: ROW_PX,
    lineHeight: `${ROW_PX - 1}px`,
    borderTop: '1px solid var(--mui-palette-border)',
    '&:first-of-type': { fontWeight: 550 },
    '&[data-drawn]': { display: 'flex', alignItems: 'center', justifyContent: 'var(--align)' },
    '&[data-align="right"]': TABULAR,
    '& .MuiButton-text': { height: 28, px: 2 },
    '&[data-align="right"] .MuiButton-text:last-child': { mr: -2 },
  },
  // Below the line of the header, or the one above the table.
  '& [role="rowgroup"] > :first-of-type > [role="gridcell"]': { borderTopColor: 'transparent' },
  '& [role="row"]:hover > [role="gridcell"]': { bgcolor: 'sunken' },
};

/** Stacked rows have no header: each value is clear by itself or has its name. */
export const READ_ONLY_STACKED_STYLE = {
  '& [role="row"] > [role="gridcell"]': {
    height: 'auto',
    lineHeight: 'inherit',
    whiteSpace: 'normal',
    px: EDGE_PX,
  },
  '& [role="row"]:hover > [role="gridcell"]': { bgcolor: 'transparent' },
  '& [role="row"] .MuiButton-text': { height: 36 },
  '& .MuiTypography-noWrap': { whiteSpace: 'normal' },
};
