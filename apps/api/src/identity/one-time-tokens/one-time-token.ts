import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { findPerson } from '../accounts/account.queries';
import { toTimestamp } from '../../platform/time/timestamps';
import type { Db, Tx } from '../../platform/db/open-database';
import type { SignInProof } from '../sessions/session-store';
import { oneTimeTokens } from '../../platform/db/schema/one-time-tokens.table';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Purposes of temporary tokens. `first`: link for a new account; `invitation`: link for an account without a password;
 * `forced`: required password change after a sign-in; `reset`: mailed link.
 */
export type Purpose = 'first' | 'invitation' | 'forced' | 'reset';

/** Lifetimes in milliseconds by purpose. A token ends earlier if it is used or the password changes. */
export const LIFETIME_MS: Readonly<Record<Purpose, number>> = {
  first: DAY_MS,
  invitation: 7 * DAY_MS,
  forced: 10 * MINUTE_MS,
  reset: 30 * MINUTE_MS,
};

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** Returns whether a bearer token has the format of a temporary token. Access tokens contain dots. */
export const isOneTimeTokenText = (text: string) => SHAPE.test(text);

/**
 * Purposes for which a new token voids earlier tokens. A forced change is not included, because a person may sign in
 * several times at once.
 */
const ONE_AT_A_TIME: ReadonlySet<Purpose> = new Set<Purpose>(['first', 'invitation', 'reset']);

/**
 * Creates a temporary token for one password change. Only its SHA-256 hash is stored. A new link replaces earlier
 * links with the same purpose. Tokens that expired a day ago are deleted.
 * @param proof sign-in that a forced change interrupts
 * @throws Error for a service account, which has no password
 */
export async function issueOneTimeToken(
  tx: Tx,
  userId: string,
  purpose: Purpose,
  nowMs: number,
  proof?: SignInProof,
): Promise<string> {
  if (!(await findPerson(tx, userId))) throw new Error('Only people have passwords to choose.');
  const token = randomBytes(32).toString('base64url');
  const own = eq(oneTimeTokens.user_id, userId);
  await tx.delete(oneTimeTokens).where(and(own, lt(oneTimeTokens.expires_at, toTimestamp(nowMs - DAY_MS))));
  if (ONE_AT_A_TIME.has(purpose))
    await tx.delete(oneTimeTokens).where(and(own, eq(oneTimeTokens.purpose, purpose)));
  await tx.insert(oneTimeTokens).values({
    token_hash: hashOf(token),
    user_id: userId,
    purpose,
    ...(proof && {
      way: proof.way,
      provider_sid: proof.providerSid,
      second_factor: proof.hasSecondFactor,
    }),
    expires_at: toTimestamp(nowMs + LIFETIME_MS[purpose]),
    created_at: toTimestamp(nowMs),
  });
  return token;
}

/**
 * Returns the owner, purpose and validity of a temporary token; undefined for an unknown token. The token remains
 * usable.
 */
export async function findOneTimeToken(db: Db | Tx, token: string, nowMs: number) {
  const [found] = await db
    .select({
      userId: oneTimeTokens.user_id,
      purpose: oneTimeTokens.purpose,
      way: oneTimeTokens.way,
      providerSid: oneTimeTokens.provider_sid,
      hasSecondFactor: oneTimeTokens.second_factor,
      isValid: sql<boolean>`${isValid(nowMs)}`,
    })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.token_hash, hashOf(token)));
  return found;
}

/** Uses up a temporary token. Of several concurrent calls, only one returns true. */
export async function takeOneTimeToken(tx: Tx, token: string, nowMs: number): Promise<boolean> {
  const taken = await tx
    .update(oneTimeTokens)
    .set({ used_at: toTimestamp(nowMs) })
    .where(and(eq(oneTimeTokens.token_hash, hashOf(token)), isValid(nowMs)))
    .returning({ userId: oneTimeTokens.user_id });
  return taken.length === 1;
}

/** Voids all temporary tokens of a person after a password change. */
export async function voidOneTimeTokens(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await voidWhere(tx, eq(oneTimeTokens.user_id, userId), nowMs);
}

/**
 * Voids earlier reset links of a person before a new link is mailed.
 * @param userId null if no account matches; the query then takes the same time
 */
export async function voidResetLinks(tx: Tx, userId: string | null, nowMs: number): Promise<void> {
  const owner = userId === null ? isNull(oneTimeTokens.user_id) : eq(oneTimeTokens.user_id, userId);
  await voidWhere(tx, and(owner, eq(oneTimeTokens.purpose, 'reset')), nowMs);
}

async function voidWhere(tx: Tx, which: SQL | undefined, nowMs: number): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ used_at: toTimestamp(nowMs) })
    .where(and(which, isNull(oneTimeTokens.used_at)));
}

function isValid(nowMs: number) {
  return and(isNull(oneTimeTokens.used_at), gt(oneTimeTokens.expires_at, toTimestamp(nowMs)));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
