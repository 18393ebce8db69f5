/** The server's secrets: generated into 0600 files of the data directory at the first start, or given by file. */
export type AuthKeys = {
  /** Signs access tokens (HS256). */
  token: Uint8Array;
  /** Mixed into every password hash, kept out of the database. */
  pepper: Uint8Array;
  /** Derives refresh tokens from a session's nonce. */
  refresh: Uint8Array;
};
