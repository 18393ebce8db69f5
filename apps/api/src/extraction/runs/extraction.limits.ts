export const MIN_BATCH_DELAY_MS = 0;
export const DEFAULT_BATCH_DELAY_MS = 1500;
