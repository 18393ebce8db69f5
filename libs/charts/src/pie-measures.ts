/** Maximum number of slices. The smallest slices are grouped into 'Other'. Source: spec §9. */
export const MAX_PIE_SLICES = 10;
export const PIE_HEIGHT_PX = 500;
/** Minimum share of a slice that has a label. */
export const PIE_LABEL_MIN_SHARE = 0.04;
/** Inner radius as a share of half the chart's width. */
export const PIE_INNER_RADIUS = 0.35;
export const PIE_OUTER_RADIUS = 0.65;
export const PIE_PAD_ANGLE_DEGREES = 1;
export const PALETTE_SIZE = 32;
export const LEGEND_MAX_HEIGHT_PX = 160;
export const CHART_ANIMATION_MS = 1500;
export const CHART_DELAY_MS = 400;
