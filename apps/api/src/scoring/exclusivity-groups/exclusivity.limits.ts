export const MIN_PRECEDENCE = 1;
/** Maximum precedence. It is far above that of any real group, and within the range of a database integer. */
export const MAX_PRECEDENCE = 1_000_000;
