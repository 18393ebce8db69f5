/** Slices of a pie before the smallest are grouped into 'Other'. Source: spec §9. */
export const MAX_PIE_SLICES = 10;
export const PIE_HEIGHT_PX = 500;
/** A slice is labelled from this share of the total on. */
export const PIE_LABEL_MIN_SHARE = 0.04;
/** Radii as shares of the chart's half width. */
export const PIE_INNER_RADIUS = 0.35;
export const PIE_OUTER_RADIUS = 0.65;
export const PIE_PAD_ANGLE_DEGREES = 1;
export const PALETTE_SIZE = 32;
export const LEGEND_MAX_HEIGHT_PX = 160;
export const CHART_ANIMATION_MS = 1500;
export const CHART_DELAY_MS = 400;
