import { jwtVerify, SignJWT } from 'jose';
import { scopesOf, type Role } from '@vaglio/access-control';
import { keyId, keyWithId, type KeyRing } from '../../../platform/keys/key-ring';

const ISSUER = 'vaglio';
const AUDIENCE = 'vaglio-web';
/** Lifetime of an access token, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

export type AccessClaims = { sub: string; sid: string; role: Role; scopes: string[]; authTime: number };

/**
 * Signs an access token (JWT, HS256, `typ: at+jwt`). Browsers read `exp`, `role`, `sub` and `scope` from it.
 * @param nowMs milliseconds since 1970
 */
export function signAccessToken(claims: AccessClaims, [key]: KeyRing, nowMs: number): Promise<string> {
  const now = Math.floor(nowMs / 1000);
  const payload = {
    sid: claims.sid,
    role: claims.role,
    scope: claims.scopes.join(' '),
    admin: claims.role === 'admin',
    auth_time: claims.authTime,
  };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: keyId(key) })
    .setSubject(claims.sub)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
    .sign(key);
}

/** Returns the claims of a valid access token; null if it has expired or has another algorithm, type, key or issuer. */
export async function verifyAccessToken(token: string, keys: KeyRing, nowMs: number) {
  try {
    const { payload } = await jwtVerify(token, ({ kid = '' }) => keyWithId(keys, kid) ?? keys[0], {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(nowMs),
      requiredClaims: ['sub', 'sid', 'iat', 'exp', 'auth_time'],
    });
    const { sub, sid, iat, exp, auth_time } = payload;
    if (
      typeof sub !== 'string' ||
      typeof sid !== 'string' ||
      typeof iat !== 'number' ||
      typeof exp !== 'number' ||
      typeof auth_time !== 'number'
    )
      return null;
    return {
      userId: sub,
      sessionId: sid,
      issuedAt: iat,
      /** Expiry time in seconds since 1970. */
      expiresAt: exp,
      authTime: auth_time,
      scopes: scopesOf({ scope: payload['scope'] }),
    };
  } catch {
    return null;
  }
}
