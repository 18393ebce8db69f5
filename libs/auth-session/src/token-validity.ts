import { readClaims } from './token-claims';

/** Minimum remaining lifetime of a token that counts as valid. Source: spec §9. */
const TOKEN_LEEWAY_SECONDS = 5;

/**
 * Returns true if a token is usable, which means that its `exp` is more than 5 seconds in the future.
 * @param nowMs current server time, in milliseconds since 1970
 * @returns false for a missing or unreadable token, or an `exp` that is not a number. Never throws.
 * Source: spec §4, token validity.
 */
export function isTokenValid(token: string | null | undefined, nowMs: number): boolean {
  const end = endOfValidity(token);
  return end !== null && nowMs < end;
}

/**
 * Returns the time at which a token stops being valid (`exp` minus the leeway), in milliseconds since 1970.
 * @returns null for a token without a numeric `exp`
 */
export function endOfValidity(token: string | null | undefined): number | null {
  const { exp } = readClaims(token);
  return exp === undefined ? null : (exp - TOKEN_LEEWAY_SECONDS) * 1000;
}
