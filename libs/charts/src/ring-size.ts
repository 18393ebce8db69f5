import { PIE_INNER_RADIUS, PIE_OUTER_RADIUS } from './pie-measures';

/** Outer diameter in px: 65 % of the width of a card beside two others on a wide screen. */
export const RING_SIZE = 290;

/** Radii of the ring, in px. */
export const RING_OUTER = RING_SIZE / 2;
export const RING_INNER = (RING_OUTER * PIE_INNER_RADIUS) / PIE_OUTER_RADIUS;
