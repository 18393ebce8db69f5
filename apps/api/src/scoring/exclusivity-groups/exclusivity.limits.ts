export const MIN_PRECEDENCE = 1;
/** Ours: far above any real list, and below what a database integer holds. */
export const MAX_PRECEDENCE = 1_000_000;
