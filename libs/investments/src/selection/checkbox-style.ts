/**
 * Selector of rows that show the checkbox instead of the rank: hovered rows, focused rows, and all rows during a
 * selection.
 */
const SHOWN = '& article:hover, & article:focus-within, &[data-picking] article';

/** Styles of the selection checkboxes in a list of cards. */
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
    // The touch target is larger than the visible checkbox.
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
  // On touch devices, the rank remains visible until a startup is selected.
  '@media (hover: none)': {
    '&:not([data-picking]) .pick': { display: 'none' },
    '&:not([data-picking]) .rank > span:last-of-type': { visibility: 'visible !important' },
  },
  '& article[data-picked] .head': { bgcolor: 'selected' },
};
