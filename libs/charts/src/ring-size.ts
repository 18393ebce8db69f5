import { PIE_INNER_RADIUS, PIE_OUTER_RADIUS } from './pie-measures';

/** Outer diameter of the ring in px. It is 65 % of the width of a card when a wide screen shows three columns. */
export const RING_SIZE = 290;

/** Outer radius of the ring in px. */
export const RING_OUTER = RING_SIZE / 2;
export const RING_INNER = (RING_OUTER * PIE_INNER_RADIUS) / PIE_OUTER_RADIUS;
