/** Range of weights. A negative weight is a penalty. */
export const MIN_WEIGHT = -1_000_000;
export const MAX_WEIGHT = 1_000_000;
