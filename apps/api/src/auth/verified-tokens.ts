import type { KeyRing } from '../keys/key-ring';
import { verifyAccessToken } from './access-token';

export type VerifiedToken = NonNullable<Awaited<ReturnType<typeof verifyAccessToken>>>;

/** Tokens that are remembered; more people than that are seldom at work in one quarter of an hour. */
const MOST_TOKENS = 10_000;

/**
 * Checks the signature of a token once in its life. Whether its session still holds is asked at every request.
 * @param keys of this process, which never change
 */
export function verifiedTokens(keys: KeyRing) {
  const known = new Map<string, VerifiedToken>();
  return async (token: string, nowMs: number): Promise<VerifiedToken | null> => {
    const before = known.get(token);
    if (before) {
      if (before.expiresAt > Math.floor(nowMs / 1000)) return before;
      known.delete(token);
      return null;
    }
    const claims = await verifyAccessToken(token, keys, nowMs);
    if (!claims) return null;
    const [oldest] = known.keys();
    if (known.size >= MOST_TOKENS && oldest !== undefined) known.delete(oldest);
    known.set(token, claims);
    return claims;
  };
}
