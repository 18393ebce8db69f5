import type { JWTPayload } from 'jose';
import { limitedFetch } from '../../platform/outbound-http/limited-fetch';

/** Event claim of a logout token. Source: OpenID Connect Back-Channel Logout 1.0, sections 2.4 and 2.6. */
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Accepted signature algorithms, all with asymmetric keys. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const MAX_KEYS_BYTES = 256 * 1024;
const SILENCE_MS = 5_000;
const CLOCK_TOLERANCE_SECONDS = 30;
/** Lifetime of a logout token in seconds. The id of the token is kept longer. */
export const LOGOUT_SECONDS = 300;

/** Sign-out at the provider of a session, a person, or both. */
export type ProviderLogout = { id: string; sid: string | null; subject: string | null };

/**
 * Verifies a logout token. The provider's keys are loaded on first use. They are loaded again for an unknown key, at
 * most every 30 s.
 */
export type LogoutTokenReader = (token: string, nowMs: number) => Promise<ProviderLogout | null>;

/**
 * Creates a function that verifies a provider's logout tokens.
 * @returns a function that returns null for a token that is not currently valid for this provider and application. It
 * throws if the provider's keys cannot be loaded
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
      // These error codes concern the token. A failure to load the keys has another code.
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
  // A logout token has an event and no nonce, unlike an ID token.
  if (!isObject(event) || Array.isArray(event) || payload['nonce'] !== undefined) return null;
  const [id, sid, subject] = [payload.jti, payload['sid'], payload.sub].map(toIdentifier);
  const isOdd = (given: unknown, read: string | null | undefined) => given !== undefined && read === null;
  if (!id || isOdd(payload['sid'], sid) || isOdd(payload.sub, subject)) return null;
  return sid || subject ? { id, sid: sid ?? null, subject: subject ?? null } : null;
}

/** Returns an identifier from the provider if it can be stored; null for other values. */
export function toIdentifier(claim: unknown): string | null {
  const isKept = typeof claim === 'string' && claim !== '' && claim.length <= 255 && !claim.includes('\0');
  return isKept && claim.isWellFormed() ? claim : null;
}
