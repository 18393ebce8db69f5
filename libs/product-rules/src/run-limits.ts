/** Curate run: batches of this many raw rows until one processes none. Source: spec §4 and §9. */
export const CURATE_BATCH_LIMIT = 500;
export const CURATE_PAUSE_MS = 150;

export const DEFAULT_BATCH_DELAY_MS = 1500;
export const MIN_BATCH_DELAY_MS = 0;
/** The batch runner asks for the pending count again after this many cycles. */
export const PENDING_REFRESH_CYCLES = 5;

/** CSV import: rows sent at the same time, and what one file may hold. */
export const IMPORT_IN_FLIGHT = 6;
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 50_000;

export const MIN_SCRAPER_INTERVAL_SECONDS = 30;
export const MAX_SCRAPER_INTERVAL_SECONDS = 86_400;
export const DEFAULT_SCRAPER_INTERVAL_SECONDS = 300;

export const DEFAULT_PROMPT_NAME = 'venture news extractor data';
export const DEFAULT_PLACEHOLDER = '{{AWARDS_LIST}}';
export const MIN_TEMPERATURE = 0;
export const MAX_TEMPERATURE = 2;
export const DEFAULT_TEMPERATURE = 0.2;
export const MIN_TOP_P = 0;
export const MAX_TOP_P = 1;
export const DEFAULT_TOP_P = 1;
/** An empty field means the model's default. */
export const MIN_OUTPUT_TOKENS = 1;
export const MAX_OUTPUT_TOKENS = 4096;
