/** Longest texts in code points. */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NAME_LENGTH = 200;
export const MAX_URL_LENGTH = 2048;
export const MIN_FOUNDING_YEAR = 1800;
export const MAX_FOUNDING_YEAR = 2100;
