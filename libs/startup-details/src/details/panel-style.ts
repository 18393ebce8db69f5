import { LOWER_BAR } from '@vaglio/ui';

/** The panel of the details below the top bar and the list's bar, each 56 px. */
export const PANEL = {
  position: 'sticky',
  top: 128,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: `calc(100vh - 144px - ${LOWER_BAR})`,
  border: 1,
  borderColor: 'border',
  overflow: 'clip',
} as const;

export const PANEL_HEAD = { px: 6, pt: 5, pb: 4, borderBottom: 1, borderColor: 'border' } as const;

/** The line under the tabs is that of the head. */
export const PANEL_HEAD_WITH_TABS = { ...PANEL_HEAD, pb: 0 } as const;

/** Text to read at the left, facts at the right. */
export const PANEL_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 272px)',
} as const;

/** The same, where there is room for both. */
export const ROOMY_COLUMNS = {
  display: 'grid',
  alignItems: 'stretch',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xxl: 'minmax(0, 1fr) minmax(240px, 272px)' },
} as const;

export const PANEL_RAIL = {
  px: 5,
  pt: 5,
  borderLeft: 1,
  borderColor: 'border',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-sunken) 45%, var(--mui-palette-background-paper))',
} as const;
