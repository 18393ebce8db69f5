/**
 * Minimum length of a typed password in code points. Only the client can check it, because the server receives a
 * digest. Source: spec §5.
 */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 256;
