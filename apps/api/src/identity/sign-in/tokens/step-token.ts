import { createHash } from 'node:crypto';
import type { SignInWay } from '@vaglio/access-control';
import { jwtVerify, SignJWT } from 'jose';
import { keyId, keyWithId, type KeyRing } from '../../../platform/keys/key-ring';

const ISSUER = 'vaglio';
const AUDIENCE = 'vaglio-sign-in';
const TYPE = 'step+jwt';
/** Time for entering the code of a second step, in seconds. */
const STEP_SECONDS = 10 * 60;

/** Account values that void a step token when they change. */
type StepOwner = { id: string; password_hash: string | null };

/**
 * Signs a step token. It proves a recent correct password or a recent sign-in at the provider, and permits only the
 * second step. Its type differs from the type of access tokens. It is not stored, because the code of the second step
 * can be used only once.
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

/** Returns the person and the password fingerprint of a step token; null for an invalid or expired token. */
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

/** Returns whether an account still has the password for which a step token was signed. */
export const isOfPassword = (pwd: string, owner: StepOwner) => pwd === fingerprint(owner);

function fingerprint({ password_hash }: StepOwner): string {
  return createHash('sha256').update(`step ${password_hash}`).digest('base64url').slice(0, 22);
}
