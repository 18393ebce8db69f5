export const DEFAULT_PROMPT_NAME = 'venture news extractor data';
export const DEFAULT_PLACEHOLDER = '{{AWARDS_LIST}}';
export const MAX_PROMPT_LENGTH = 64_000;
export const MIN_TEMPERATURE = 0;
export const MAX_TEMPERATURE = 2;
export const DEFAULT_TEMPERATURE = 0.2;
export const MIN_TOP_P = 0;
export const MAX_TOP_P = 1;
export const DEFAULT_TOP_P = 1;
/** Smallest output limit that a prompt may set. Without a limit, the model's default applies. */
export const MIN_OUTPUT_TOKENS = 1;
