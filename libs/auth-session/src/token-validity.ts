import { readClaims } from './token-claims';

/** A token counts as valid only when it expires later than this from now. Source: spec §9. */
const TOKEN_LEEWAY_SECONDS = 5;

/**
 * Whether a token may still be used: its `exp` is a number more than 5 seconds in the future.
 * @param nowMs the server's present time, in milliseconds since 1970
 * @returns false for no token, an unreadable one, or an `exp` that is not a number. Never throws.
 * Source: spec §4, token validity.
 */
export function isTokenValid(token: string | null | undefined, nowMs: number): boolean {
  const end = endOfValidity(token);
  return end !== null && nowMs < end;
}

/**
 * The time from which a token no longer counts as valid (`exp` less the leeway), in
 * milliseconds since 1970.
 * @returns null for a token without a numeric `exp`
 */
export function endOfValidity(token: string | null | undefined): number | null {
  const { exp } = readClaims(token);
  return exp === undefined ? null : (exp - TOKEN_LEEWAY_SECONDS) * 1000;
}
