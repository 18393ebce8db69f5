import { TABULAR } from '@vaglio/ui';

const ICON_SIDE = 28;

/** Icon, text and time; on a phone the time is under the text. A line leads from icon to icon. */
export const ENTRY = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: `${ICON_SIDE}px minmax(0, 1fr)`, md: `${ICON_SIDE}px minmax(0, 1fr) auto` },
  columnGap: 3,
  pb: 4,
  overflowWrap: 'anywhere',
  // Below the bars that stay at the top.
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

/** The entry of the address. */
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
