/** Weight of a parameter; a penalty may be negative. */
export const MIN_WEIGHT = -1_000_000;
export const MAX_WEIGHT = 1_000_000;
