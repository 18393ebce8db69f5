/** What shows the box instead of the rank: the pointer, the focus, and that something is selected. */
const SHOWN = '& article:hover, & article:focus-within, &[data-picking] article';

/** How a list of cards dresses the boxes that select. */
export const CHECKBOX_STYLE = {
  '& .pick': {
    gridArea: 'rank',
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    height: 24,
    opacity: 0,
    cursor: 'pointer',
    // A finger needs more room than the box takes.
    '&::after': { content: '""', position: 'absolute', inset: '-12px -8px -12px -14px' },
  },
  '& .pick input': {
    width: 16,
    height: 16,
    m: 0,
    accentColor: 'var(--mui-palette-primary-main)',
    cursor: 'pointer',
  },
  [SHOWN]: { '& .pick': { opacity: 1 }, '& .rank > span:last-of-type': { visibility: 'hidden' } },
  // Without a pointer that hovers, the rank stays until something is selected.
  '@media (hover: none)': {
    '&:not([data-picking]) .pick': { display: 'none' },
    '&:not([data-picking]) .rank > span:last-of-type': { visibility: 'visible !important' },
  },
  '& article[data-picked] .head': { bgcolor: 'selected' },
};
