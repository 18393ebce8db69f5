const BEARER = /^Bearer ([\w.-]+)$/i;

/** Returns the bearer token of an Authorization header; undefined for a missing header or another scheme. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}
