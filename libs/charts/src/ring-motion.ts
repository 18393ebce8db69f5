import { CHART_ANIMATION_MS, CHART_DELAY_MS, PIE_INNER_RADIUS, PIE_OUTER_RADIUS } from './pie-measures';

const FADE_MS = 300;
/** Sizes of the hole and of the ring with its outline, as percentages of the drawing's width. */
const HOLE = `${(50 * PIE_INNER_RADIUS) / PIE_OUTER_RADIUS}%`;
const WHOLE = '51%';

/**
 * Animation of a ring that grows from its centre on the first render. It uses a CSS clip path instead of scripts,
 * because a page has six rings. The theme disables it for users who prefer reduced motion.
 * Source: spec §9, chart animation.
 */
export const RING_GROWS = {
  '@keyframes ring-grows': { from: { clipPath: `circle(${HOLE})` }, to: { clipPath: `circle(${WHOLE})` } },
  animation: `ring-grows ${CHART_ANIMATION_MS}ms linear ${CHART_DELAY_MS}ms backwards`,
};

/** Animation of the labels. They appear near the end of the ring's animation. */
export const LABELS_APPEAR = {
  '@keyframes ring-labels-appear': { from: { opacity: 0 } },
  animation: `ring-labels-appear ${FADE_MS}ms ${CHART_DELAY_MS + CHART_ANIMATION_MS - FADE_MS}ms backwards`,
};
