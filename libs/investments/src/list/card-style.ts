import { TABULAR } from '@vaglio/ui';

const SELECTED = {
  '&, &:hover': { borderColor: 'primary.main' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: '1px solid',
    borderColor: 'primary.main',
    borderRadius: '7px',
    pointerEvents: 'none',
    zIndex: 1,
  },
  '&:not([data-unfolded])': { bgcolor: 'selected' },
};

const HEAD = {
  position: 'relative',
  display: 'grid',
  columnGap: { xs: 2, sm: 3 },
  p: '13px 12px',
  gridTemplateColumns: {
    xs: 'minmax(18px, auto) minmax(0, 1fr) auto',
    sm: '28px minmax(0, 1fr) minmax(56px, auto)',
  },
  gridTemplateAreas: { xs: '"rank main score" ". text text"', sm: '"rank main score" ". text score"' },
};

/** Style of the startup name. It is a button whose click area covers the entire card header. */
const NAME = {
  all: 'unset',
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // Scroll margin below the top bar and the list bar for a card that receives the keyboard focus.
  scrollMargin: '136px 0 88px',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': {
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '-3px',
    borderRadius: 1,
  },
};

/** Style of the score button. It is above the click area of the card header. */
const WHY = {
  all: 'unset',
  boxSizing: 'border-box',
  position: 'relative',
  minWidth: 24,
  minHeight: 24,
  my: '-2px',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  typography: 'caption',
  fontWeight: 550,
  color: 'muted',
  cursor: 'pointer',
  borderRadius: '4px',
  '& span': { borderBottom: 1, borderColor: 'borderStrong' },
  '&:hover': { color: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  // The touch target is larger than the text.
  '&::after': { content: '""', position: 'absolute', inset: { xs: '-10px -12px', md: '-2px -6px' } },
};

/** Styles of all cards, set once on the list instead of on each card. Source: tokens, list card. */
export const CARDS = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  // The browser skips layout and painting of cards far outside the viewport.
  '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 118px' },
  '& article': {
    position: 'relative',
    overflow: 'clip',
    bgcolor: 'background.paper',
    color: 'text.primary',
    border: 1,
    borderColor: 'border',
    borderRadius: 1,
    transition: 'border-color 120ms',
    '&:hover': { borderColor: 'borderStrong' },
    '&[data-selected]': SELECTED,
  },
  '& .head': HEAD,
  '& .head p': { m: 0 },
  '& .head .rank': {
    ...TABULAR,
    gridArea: 'rank',
    textAlign: 'right',
    fontWeight: 550,
    color: 'text.secondary',
    lineHeight: '24px',
  },
  '& .rank .news': { display: 'block' },
  '& .rank .dot': {
    display: 'inline-block',
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
  '& .main': { gridArea: 'main', minWidth: 0 },
  '& .main h2': { m: 0, typography: 'h2', fontSize: '0.9375rem', whiteSpace: 'nowrap' },
  '& .name': NAME,
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    minHeight: 24,
    typography: 'body2',
    color: 'text.secondary',
    '& > ul': { flexBasis: { xs: '100%', sm: 'auto' } },
  },
  '& .score': {
    gridArea: 'score',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '6px',
    '& > p': { mb: '-6px' },
  },
  '& .score > p': {
    ...TABULAR,
    fontSize: '1.25rem',
    lineHeight: '24px',
    fontWeight: 620,
    letterSpacing: '-0.02em',
  },
  '& .why': WHY,
  '& [data-selected] .why': { color: 'primary.main', '& span': { borderColor: 'primary.main' } },
  '& .head .text': {
    gridArea: 'text',
    mt: 1,
    typography: 'body2',
    color: 'muted',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
};
