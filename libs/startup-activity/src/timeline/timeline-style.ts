import { TABULAR } from '@vaglio/ui';

const ICON_SIDE = 28;

/** Grid of the icon, the text and the time. On phones, the time is below the text. A line connects the icons. */
export const ENTRY = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: `${ICON_SIDE}px minmax(0, 1fr)`, md: `${ICON_SIDE}px minmax(0, 1fr) auto` },
  columnGap: 3,
  pb: 4,
  overflowWrap: 'anywhere',
  // This margin is the height of the bars at the top.
  scrollMarginTop: 140,
  lineHeight: '20px',
  '& b': { fontWeight: 600 },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: ICON_SIDE / 2,
    top: ICON_SIDE + 2,
    bottom: 2,
    borderLeft: 1,
    borderColor: 'border',
  },
} as const;

/** Style of the entry to which the address refers. */
export const TARGET = { bgcolor: 'accentSoft', borderRadius: '8px', outline: 'none' } as const;

export const ICON = {
  display: 'grid',
  placeItems: 'center',
  width: ICON_SIDE,
  height: ICON_SIDE,
  borderRadius: '50%',
  bgcolor: 'sunken',
  color: 'text.secondary',
} as const;

export const RISE = { color: 'success.main' } as const;

export const TIME = {
  ...TABULAR,
  gridColumn: { xs: 2, md: 3 },
  justifySelf: 'start',
  fontWeight: 400,
  typography: 'body2',
  color: 'muted',
} as const;
