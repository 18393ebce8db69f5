/** Of the header and of a row, in pixels. */
export const HEADER_PX = 36;
export const ROW_PX = 40;

/** Columns of the widths that they ask for, and texts that end in an ellipsis; the look is the theme's. */
export const READ_ONLY_TABLE_STYLE = {
  display: 'block',
  typography: 'body2',
  '& thead, & tbody': { display: 'block' },
  '& tr': { display: 'grid', gridTemplateColumns: 'var(--tracks)' },
  '& th, & td': {
    display: 'block',
    py: 0,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: '2px solid var(--mui-palette-focus)', outlineOffset: '-2px' },
  },
  '& th': { lineHeight: `${HEADER_PX - 1}px` },
  '& td': {
    height: ROW_PX,
    lineHeight: `${ROW_PX - 1}px`,
    '&:first-of-type': { fontWeight: 550 },
    '&[data-drawn]': { display: 'flex', alignItems: 'center' },
    '& .MuiButton-text': { height: 28, px: 2 },
    '&.MuiTableCell-alignRight .MuiButton-text:last-child': { mr: -2 },
  },
};

/** Stacked rows have no header: each value is clear by itself or has its name. */
export const READ_ONLY_STACKED_STYLE = {
  '& td': {
    height: 'auto',
    lineHeight: 'inherit',
    whiteSpace: 'normal',
    '& .MuiButton-text': { height: 36 },
  },
  '& .MuiTypography-noWrap': { whiteSpace: 'normal' },
};
