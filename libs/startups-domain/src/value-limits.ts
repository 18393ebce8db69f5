/** Maximum lengths of texts in code points. */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NAME_LENGTH = 200;
export const MAX_URL_LENGTH = 2048;
