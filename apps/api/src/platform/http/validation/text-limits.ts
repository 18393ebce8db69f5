/** Longest texts in code points. Source: security decision D8. */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NAME_LENGTH = 200;
/** Of a first or a last name: both with a blank are a name. */
export const MAX_PART_OF_NAME_LENGTH = 99;
export const MAX_TEXT_LENGTH = 20_000;
export const MAX_URL_LENGTH = 2048;
