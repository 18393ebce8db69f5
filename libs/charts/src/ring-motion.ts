import { CHART_ANIMATION_MS, CHART_DELAY_MS, PIE_INNER_RADIUS, PIE_OUTER_RADIUS } from './pie-measures';

const FADE_MS = 300;
/** Of the width of the drawing: the hole, and all of the ring with its outline. */
const HOLE = `${(50 * PIE_INNER_RADIUS) / PIE_OUTER_RADIUS}%`;
const WHOLE = '51%';

/**
 * A ring grows out of its hole when it is first drawn. The browser moves one circle for it and no script runs, because a
 * page has six rings. Where a person prefers reduced motion the theme ends it at once.
 * Source: spec §9, chart animation.
 */
export const RING_GROWS = {
  '@keyframes ring-grows': { from: { clipPath: `circle(${HOLE})` }, to: { clipPath: `circle(${WHOLE})` } },
  animation: `ring-grows ${CHART_ANIMATION_MS}ms linear ${CHART_DELAY_MS}ms backwards`,
};

/** The names of its slices appear when it has almost grown. */
export const LABELS_APPEAR = {
  '@keyframes ring-labels-appear': { from: { opacity: 0 } },
  animation: `ring-labels-appear ${FADE_MS}ms ${CHART_DELAY_MS + CHART_ANIMATION_MS - FADE_MS}ms backwards`,
};
