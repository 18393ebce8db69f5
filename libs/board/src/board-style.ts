import { TABULAR } from '@vaglio/ui';

const CARD = {
  position: 'relative',
  p: '10px 12px',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'border',
  borderRadius: 1,
  '&:hover': { borderColor: 'borderStrong' },
  '&[data-selected]': { borderColor: 'primary.main', bgcolor: 'selected' },
  '&[data-lifted]': { opacity: 0.45 },
  '& p, & h3': { m: 0 },
};

/** Style of the button with the startup's name. Its clickable area covers the whole card. */
const NAME = {
  all: 'unset',
  cursor: 'pointer',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  scrollMargin: '16px',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': {
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '-2px',
    borderRadius: 1,
  },
};

/** Styles of all cards in a column, combined in one style sheet for performance. */
export const CARDS = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& article': CARD,
  '& .top': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 },
  '& .top > h3': { flex: 1 },
  '& h3': { minWidth: 0, typography: 'h3', fontSize: '0.875rem', lineHeight: '18px' },
  '& h3 button': NAME,
  '& .news': { flexShrink: 0, width: 8, height: 8, mt: '5px', borderRadius: '50%', bgcolor: 'primary.main' },
  '& .score': { ...TABULAR, fontWeight: 600, lineHeight: '18px' },
  '& .place': { typography: 'caption', color: 'text.secondary', lineHeight: '20px' },
  '& .step': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    typography: 'caption',
    lineHeight: '22px',
    '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& .due': { flexShrink: 0, color: 'text.secondary' },
  '& .due[data-due=today]': { color: 'warning.main', fontWeight: 600 },
  '& .due[data-due=over]': { color: 'error.main', fontWeight: 600 },
  '& .foot': { display: 'flex', alignItems: 'center', gap: 1, mt: 1, minHeight: 24 },
  '& .time': {
    ...TABULAR,
    flex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    typography: 'caption',
    color: 'text.secondary',
  },
  '& .nobody': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 20,
    height: 20,
    border: '1px dashed',
    borderColor: 'field',
    borderRadius: '50%',
    flexShrink: 0,
  },
  '& .foot > [role=img]': { position: 'relative' },
  // These buttons are above the card's clickable area. With a mouse, they appear only on hover.
  '& .menu, & .assign': { position: 'relative', p: 0, width: { xs: 44, md: 24 }, height: { xs: 44, md: 24 } },
  '@media (hover: hover)': {
    '& article:not(:hover):not(:focus-within) .menu': { opacity: { md: 0 } },
  },
};

export const COLUMN = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  bgcolor: 'sunken',
  border: 1,
  borderColor: 'border',
  borderRadius: 1,
  '&[data-target]': { borderColor: 'primary.main', bgcolor: 'selected' },
  '&[data-refused]': { opacity: 0.5 },
};

export const HEAD = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 40,
  px: 3,
  '& h2': { m: 0, typography: 'h3' },
  '& > svg, & > .count': { flexShrink: 0 },
  '& .count': { ...TABULAR, typography: 'caption', color: 'text.secondary' },
  // In a narrow column, this text is truncated first. Its tooltip shows the full text.
  '& .about': {
    ml: 'auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    typography: 'caption',
    color: 'text.secondary',
  },
};

/** Style of the place where a lifted card would land: a dashed frame around the slightly offset card. */
export const LANDING = {
  mb: 2,
  border: '1px dashed',
  borderColor: 'primary.main',
  borderRadius: 1,
  '& > ul': { transform: 'translate(-6px, 6px)' },
  '& article': { borderColor: 'primary.main', boxShadow: 'var(--mui-palette-floating)' },
};

export const SCROLLED = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  p: 2,
  pt: 0,
};
