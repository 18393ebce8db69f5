import type { Role } from '@vaglio/access-control';
import type { Tx } from '../../platform/db/open-database';
import type { Keys } from '../../platform/keys/key-ring';
import { storeSession, type SignInProof } from '../sessions/session-store';
import { signAccessToken } from './tokens/access-token';
import { deviceHash, makeRefreshToken } from './tokens/refresh-token';

/** Tokens of a sign-in: an access token for the page and a refresh token for the cookie. */
export type Tokens = { token: string; refreshToken: string };

/** Account values that a token contains. */
type TokenOwner = { id: string; role: Role; scopes: string[] };

type NewSession = {
  owner: TokenOwner;
  proof: SignInProof;
  deviceId: string | undefined;
  userAgent: string | undefined;
  keys: Keys;
  nowMs: number;
};

/**
 * Opens a session for a person who just signed in.
 * @returns the tokens of its first generation
 */
export async function openSession(
  tx: Tx,
  { owner, proof, deviceId, userAgent, keys, nowMs }: NewSession,
): Promise<Tokens> {
  const session = { ...proof, userId: owner.id, deviceHash: deviceHash(deviceId), userAgent, nowMs };
  const { id, nonce } = await storeSession(tx, session);
  const authTime = Math.floor(nowMs / 1000);
  return tokensOf({ owner, sessionId: id, nonce, generation: 1, authTime, keys, nowMs });
}

type TokenSource = {
  owner: TokenOwner;
  sessionId: string;
  nonce: string;
  generation: number;
  authTime: number;
  keys: Keys;
  nowMs: number;
};

/** Returns the tokens of a generation. The refresh token is the same for every call. */
export async function tokensOf({
  owner,
  sessionId,
  nonce,
  generation,
  authTime,
  keys,
  nowMs,
}: TokenSource): Promise<Tokens> {
  const claims = { sub: owner.id, sid: sessionId, role: owner.role, scopes: owner.scopes, authTime };
  return {
    token: await signAccessToken(claims, keys.token, nowMs),
    refreshToken: makeRefreshToken({ sessionId, nonce, generation }, keys.refresh),
  };
}
