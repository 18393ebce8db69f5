/** Grid columns for the label, the two startups and the result. Below 992 px, there is a single column. */
export const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: '96px minmax(0, 1fr) minmax(0, 1fr) 160px',
    xl: '108px minmax(0, 1fr) minmax(0, 1fr) 232px',
  },
  pl: { lg: 5 },
};
export const CELL = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  minHeight: { xs: 44, lg: 38 },
  pr: 4,
  pl: { xs: 4, lg: 0 },
};
/** Style of the result column, which has a line on its left. */
export const RESULT = {
  pl: { xs: 4, lg: 3 },
  borderLeft: { lg: 1 },
  borderColor: { lg: 'border' },
  bgcolor: 'color-mix(in srgb, var(--mui-palette-sunken) 45%, transparent)',
};
