const BEARER = /^Bearer ([\w.-]+)$/i;

/** The token of an Authorization header; undefined for none and for another scheme. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}
