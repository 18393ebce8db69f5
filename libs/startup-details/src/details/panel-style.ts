import { LOWER_BAR } from '@vaglio/ui';

/** Style of the details panel. It is below the top bar and the bar of the list, each of which is 56 px high. */
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

/** Style of a header with tabs. The line below the tabs is also the line below the header. */
export const PANEL_HEAD_WITH_TABS = { ...PANEL_HEAD, pb: 0 } as const;

/** Column widths: texts on the left, facts on the right. */
export const PANEL_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 272px)',
} as const;

/** Column widths for panels that show two columns only if they are wide enough. */
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
