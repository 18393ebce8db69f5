/** Longest texts in code points. Source: security decision D8. */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NAME_LENGTH = 200;
export const MAX_TEXT_LENGTH = 20_000;
export const MAX_PROMPT_LENGTH = 64_000;
export const MAX_URL_LENGTH = 2048;
export const MAX_EXTERNAL_ID_LENGTH = 64;

export const MAX_BODY_BYTES = 64 * 1024;
/** For an imported row and a prompt. */
export const MAX_LARGE_BODY_BYTES = 256 * 1024;
export const MAX_JSON_DEPTH = 20;

/** Weight of a parameter; a penalty may be negative. */
export const MIN_WEIGHT = -1_000_000;
export const MAX_WEIGHT = 1_000_000;
export const WEIGHT_DECIMALS = 4;

export const RAISED_MONEY_DECIMALS = 2;

export const MIN_FOUNDING_YEAR = 1800;
export const MAX_FOUNDING_YEAR = 2100;

/** `top_percent` is a fraction: 0.20 is 20 %. */
export const MIN_TOP_PERCENT = 0;
export const MAX_TOP_PERCENT = 1;

/** Which of a group's awards counts. A larger precedence is a higher one. */
export const GROUP_RULES = ['keep_highest_precedence', 'keep_lowest_precedence'] as const;
export type GroupRule = (typeof GROUP_RULES)[number];
export const DEFAULT_GROUP_RULE: GroupRule = 'keep_highest_precedence';
export const MIN_PRECEDENCE = 1;
/** Ours: far above any real list, and below what a database integer holds. */
export const MAX_PRECEDENCE = 1_000_000;

/** 'New' from the first appearance in the score threshold. Source: spec §9. */
export const NEW_FOR_DAYS = 10;
/** 'Recently updated' from the last update. */
export const UPDATED_FOR_DAYS = 7;
