import type { Role } from '@vaglio/access-control';
import { and, eq, inArray, isNotNull, notExists, sql, type SQL } from 'drizzle-orm';
import { isPerson } from '../../accounts/account.queries';
import { users } from '../../../platform/db/schema/users.table';
import { apiTokens } from '../../../platform/db/schema/api-tokens.table';
import { isValidToken, revokeTokensWhere } from '../../api-tokens/revoke-tokens';
import type { Actor } from '../../../audit/audit-event';
import type { Db, Tx } from '../../../platform/db/open-database';
import { passkeys } from '../../../platform/db/schema/passkeys.table';
import { secondFactors } from '../../../platform/db/schema/second-factors.table';

/** Counts the valid tokens of people without a local second factor, by role. */
export async function countUnprotectedTokens(db: Db | Tx, nowMs: number): Promise<Record<Role, number>> {
  const rows = await db
    .select({ role: users.role, count: sql<number>`count(*)::int` })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.user_id))
    .where(and(isUnprotected(db), isValidToken(nowMs)))
    .groupBy(users.role);
  const countOf = (role: Role) => rows.find((row) => row.role === role)?.count ?? 0;
  return { user: countOf('user'), super: countOf('super'), admin: countOf('admin') };
}

/** Revokes the tokens of people who have one of the given roles and no local second factor. */
export async function revokeUnprotectedTokens(
  tx: Tx,
  roles: readonly Role[],
  { actor, nowMs }: { actor: Actor; nowMs: number },
): Promise<void> {
  if (roles.length === 0) return;
  const which = and(inArray(users.role, [...roles]), isUnprotected(tx));
  await revokeTokensWhere(tx, which, { actor, because: 'second factor required', nowMs });
}

/** Returns an SQL condition for accounts of people with neither an authenticator app nor a passkey. */
function isUnprotected(db: Db | Tx): SQL | undefined {
  const apps = db
    .select({ id: secondFactors.user_id })
    .from(secondFactors)
    .where(and(eq(secondFactors.user_id, users.id), isNotNull(secondFactors.confirmed_at)));
  const keys = db.select({ id: passkeys.user_id }).from(passkeys).where(eq(passkeys.user_id, users.id));
  return and(isPerson, notExists(apps), notExists(keys));
}
