import type { SignInWay } from '@vaglio/access-control';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import { countTokensOf } from '../api-tokens/revoke-tokens';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import type { Keys } from '../../platform/keys/key-ring';
import { issueOneTimeToken } from '../one-time-tokens/one-time-token';
import { toTimestamp } from '../../platform/time/timestamps';
import { openSession, type Tokens } from './open-session';

/** Result of a sign-in: tokens, or a required password change. */
export type Completed = { tokens: Tokens } | { tmpToken: string; apiTokens: number };

/** Person who has completed all required steps of a sign-in, and the person's device. */
type Proven = {
  /** Account of the person, locked and active. */
  owner: UserRow;
  /** Proof in addition to the password, for the audit trail. */
  how?: string;
  /** Sign-in method; the default is the password. */
  way?: SignInWay;
  /** Id of the session at the provider; null or undefined if there is none. */
  providerSid?: string | null;
  /** True if a second factor was verified, by this installation or by the provider. */
  hasSecondFactor?: boolean;
  deviceId: string;
  userAgent: string | undefined;
  actor: Actor;
  keys: Keys;
  nowMs: number;
};

/**
 * Completes a sign-in. It opens a session and records an audit event, or requires a change of a password that an admin
 * set.
 */
export async function completeSignIn(
  tx: Tx,
  {
    owner,
    how,
    way = 'password',
    providerSid = null,
    hasSecondFactor = false,
    deviceId,
    userAgent,
    actor,
    keys,
    nowMs,
  }: Proven,
): Promise<Completed> {
  await tx
    .update(users)
    .set({ last_sign_in_at: toTimestamp(nowMs) })
    .where(eq(users.id, owner.id));
  const who = { ...actor, userId: owner.id };
  const target = { type: 'user', id: owner.id };
  const proof = { way, providerSid, hasSecondFactor };
  const after = how === undefined ? {} : { after: { how } };
  if (owner.must_change_password) {
    await recordEvent(tx, who, { action: 'login_must_change_password', target, ...after });
    const apiTokens = (await countTokensOf(tx, [owner.id], nowMs)).get(owner.id) ?? 0;
    return { tmpToken: await issueOneTimeToken(tx, owner.id, 'forced', nowMs, proof), apiTokens };
  }
  await recordEvent(tx, who, { action: 'login', target, ...after });
  return { tokens: await openSession(tx, { owner, proof, deviceId, userAgent, keys, nowMs }) };
}
