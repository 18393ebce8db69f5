/** In code points of the typed password; the server sees a digest and cannot count. Source: spec §5. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 256;
