import type { JWTPayload } from 'jose';
import { limitedFetch } from '../../platform/outbound-http/limited-fetch';

/** Source: OpenID Connect Back-Channel Logout 1.0, sections 2.4 and 2.6. */
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Of signatures that only the provider can make. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const MAX_KEYS_BYTES = 256 * 1024;
const SILENCE_MS = 5_000;
const CLOCK_TOLERANCE_SECONDS = 30;
/** A token counts for so long after it was issued, and its id is kept for longer. */
export const LOGOUT_SECONDS = 300;

/** Who is signed out at the provider: a session there, a person, or both. */
export type ProviderLogout = { id: string; sid: string | null; subject: string | null };

/** Keys of the provider are read when they are first needed, and again when an unknown one signs, at most every 30 s. */
export type LogoutTokenReader = (token: string, nowMs: number) => Promise<ProviderLogout | null>;

/**
 * Reads logout tokens of a provider.
 * @returns a reader that answers null for a token that is not one of this provider for this application, now;
 *   it throws where the keys of the provider cannot be read
 */
export async function logoutTokenReader(
  issuer: string,
  clientId: string,
  keysAt: string,
): Promise<LogoutTokenReader> {
  const { createRemoteJWKSet, customFetch, errors, jwtVerify } = await import('jose');
  const keys = createRemoteJWKSet(new URL(keysAt), {
    timeoutDuration: SILENCE_MS,
    [customFetch]: limitedFetch(MAX_KEYS_BYTES, SILENCE_MS),
  });
  return async (token, nowMs) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        algorithms: ALGORITHMS,
        issuer,
        audience: clientId,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        maxTokenAge: LOGOUT_SECONDS,
        currentDate: new Date(nowMs),
        requiredClaims: ['jti'],
      });
      const isKind = ['JWT', 'LOGOUT+JWT', undefined].includes(protectedHeader.typ?.toUpperCase());
      return isKind ? readLogout(payload) : null;
    } catch (error) {
      // What is wrong with the token; a failure to read the keys has another code.
      const isOfToken =
        error instanceof errors.JOSEError &&
        /^ERR_(JW[TS]_|JWKS_NO_MATCHING|JOSE_(ALG|NOT))/.test(error.code);
      if (isOfToken) return null;
      throw error;
    }
  };
}

function readLogout(payload: JWTPayload): ProviderLogout | null {
  const { events } = payload;
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const event: unknown = isObject(events) ? Reflect.get(events, EVENT) : undefined;
  // An ID token has a nonce and no event.
  if (!isObject(event) || Array.isArray(event) || payload['nonce'] !== undefined) return null;
  const [id, sid, subject] = [payload.jti, payload['sid'], payload.sub].map(toIdentifier);
  const isOdd = (given: unknown, read: string | null | undefined) => given !== undefined && read === null;
  if (!id || isOdd(payload['sid'], sid) || isOdd(payload.sub, subject)) return null;
  return sid || subject ? { id, sid: sid ?? null, subject: subject ?? null } : null;
}

/** An identifier of the provider's as it can be kept; null for anything else. */
export function toIdentifier(claim: unknown): string | null {
  const isKept = typeof claim === 'string' && claim !== '' && claim.length <= 255 && !claim.includes('\0');
  return isKept && claim.isWellFormed() ? claim : null;
}
