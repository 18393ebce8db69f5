import { createHash } from 'node:crypto';
import type { SignInWay } from '@vaglio/access-control';
import { jwtVerify, SignJWT } from 'jose';
import { keyId, keyWithId, type KeyRing } from '../../../platform/keys/key-ring';

const ISSUER = 'vaglio';
const AUDIENCE = 'vaglio-sign-in';
const TYPE = 'step+jwt';
/** How long a person may take to find the code. */
const STEP_SECONDS = 10 * 60;

/** Of the part of an account that ends a sign-in that has begun: a token does not outlive a change of it. */
type StepOwner = { id: string; password_hash: string | null };

/**
 * Proves that a person gave the right password, or was signed in by the provider, a moment ago, and nothing else: it opens no call but the second step of
 * the sign-in. It is of another type than access tokens, and no row: what counts once is the code.
 */
export function signStepToken(
  owner: StepOwner,
  [key]: KeyRing,
  nowMs: number,
  { way = 'password', providerSid = null }: { way?: SignInWay; providerSid?: string | null } = {},
): Promise<string> {
  const now = Math.floor(nowMs / 1000);
  return new SignJWT({ pwd: fingerprint(owner), way, ...(providerSid !== null && { psid: providerSid }) })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: keyId(key) })
    .setSubject(owner.id)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + STEP_SECONDS)
    .sign(key);
}

/** Whose step token it is, and for which password; null for anything else, or an expired one. */
export async function verifyStepToken(token: string, keys: KeyRing, nowMs: number) {
  try {
    const { payload } = await jwtVerify(token, ({ kid = '' }) => keyWithId(keys, kid) ?? keys[0], {
      algorithms: ['HS256'],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(nowMs),
      requiredClaims: ['sub', 'exp'],
    });
    const { sub, pwd, way, psid } = payload;
    if (typeof sub !== 'string' || typeof pwd !== 'string') return null;
    const proved: SignInWay = way === 'oidc' ? way : 'password';
    return { userId: sub, pwd, way: proved, providerSid: typeof psid === 'string' ? psid : null };
  } catch {
    return null;
  }
}

/** Whether the password of a step token is still that of the account. */
export const isOfPassword = (pwd: string, owner: StepOwner) => pwd === fingerprint(owner);

function fingerprint({ password_hash }: StepOwner): string {
  return createHash('sha256').update(`step ${password_hash}`).digest('base64url').slice(0, 22);
}
