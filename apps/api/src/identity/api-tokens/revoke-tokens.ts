import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { toTimestamp } from '../../platform/time/timestamps';
import { apiTokens } from '../../platform/db/schema/api-tokens.table';

/** Reasons for revoking several tokens, as stored in the audit trail. */
type Because =
  | 'password changed'
  | 'password set'
  | 'signed out elsewhere'
  | 'account disabled'
  | 'second factor removed'
  | 'second factor required'
  | 'separated from the sign-in provider';

/** Returns an SQL condition for tokens that are neither revoked nor expired. */
export function isValidToken(nowMs: number): SQL | undefined {
  return and(isNull(apiTokens.revoked_at), gt(apiTokens.expires_at, toTimestamp(nowMs)));
}

/** Counts the valid tokens of each account; accounts without valid tokens are omitted. */
export async function countTokensOf(
  db: Db | Tx,
  userIds: readonly string[],
  nowMs: number,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: apiTokens.user_id, count: sql<number>`count(*)::int` })
    .from(apiTokens)
    .where(and(inArray(apiTokens.user_id, [...userIds]), isValidToken(nowMs)))
    .groupBy(apiTokens.user_id);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Revokes the valid tokens of an account with immediate effect and records an audit event for each token. */
export function revokeTokensOf(
  tx: Tx,
  userId: string,
  { actor, because, nowMs }: { actor: Actor; because: Because; nowMs: number },
): Promise<void> {
  return revokeTokensWhere(tx, eq(apiTokens.user_id, userId), { actor, because, nowMs });
}

/** Revokes the valid tokens that match a condition, which may include several accounts. */
export async function revokeTokensWhere(
  tx: Tx,
  which: SQL | undefined,
  { actor, because, nowMs }: { actor: Actor; because: Because; nowMs: number },
): Promise<void> {
  const revoked = await tx
    .update(apiTokens)
    .set({ revoked_at: toTimestamp(nowMs) })
    .from(users)
    .where(and(eq(users.id, apiTokens.user_id), which, isValidToken(nowMs)))
    .returning({ id: apiTokens.id, name: apiTokens.name, userId: users.id, account: users.name });
  for (const { id, name, userId, account } of revoked)
    await recordEvent(tx, actor, {
      action: 'api_token_revoked',
      target: { type: 'api_token', id },
      before: { name, ...(userId !== actor.userId && { account }) },
      after: { because },
    });
}
