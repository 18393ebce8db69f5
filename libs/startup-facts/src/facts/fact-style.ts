/** Padding of the panel next to the list, and of a card. */
const EDGE = { xs: 4, xl: 6 } as const;

/** Grid of the label, the value and the origin. On phones, the label is above the value. */
export const ROW_GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 120px', md: '116px minmax(0, 1fr) 148px' },
  columnGap: 3,
  alignItems: { xs: 'center', md: 'start' },
  px: EDGE,
} as const;

/** Style of a value's row. Its hover background extends to both edges of the panel. */
export const ROW = {
  ...ROW_GRID,
  minHeight: 34,
  py: '4px',
  '&:hover, &:focus-within': { bgcolor: 'sunken' },
  '&:hover .pencil': { opacity: 1 },
} as const;

export const LABEL = {
  typography: 'body2',
  color: 'text.secondary',
  lineHeight: '20px',
  pt: { xs: 1, md: '3px' },
  overflowWrap: 'anywhere',
} as const;

/** Position below or next to the label, across the remaining width. */
export const BESIDE_LABEL = { gridColumn: { xs: '1 / -1', md: '2 / -1' }, m: 0, pt: 1, pb: 2 } as const;

export const BLOCK = { py: 4, '& + &': { borderTop: 1, borderColor: 'border' } } as const;

export const BLOCK_HEAD = { display: 'flex', alignItems: 'baseline', gap: 2, px: EDGE, mb: 1 } as const;

/** Margin that aligns the button with the labels. */
export const SHOW_ALL = { ml: { xs: 2, xl: 4 }, mt: 1 } as const;

/** Padding that aligns the content with the values. */
export const INDENTED = { px: EDGE } as const;
