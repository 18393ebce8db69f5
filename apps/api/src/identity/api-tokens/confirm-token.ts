import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { recordEvent } from '../../audit/audit-event';
import { requireFullSession } from '../sign-in/full-session';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/http/errors/errors';
import { isUuid } from '../../platform/text/is-uuid';
import type { Caller } from '../users/change-account';
import { NO_TOKEN, toTokenAnswer, type OtherAccount } from './api-tokens.queries';
import type { ApiTokenBody } from './api-tokens.schemas';
import { apiTokens } from '../../platform/db/schema/api-tokens.table';

/**
 * Confirms a token after its owner got more rights, so that its scopes apply to the current rights.
 * @param other account, if it is not the caller's own
 * @throws Refusal 404 if the account has no such token, 403 for a session without the required second factor
 */
export function confirmToken(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  id: string,
  { principal, actor }: Caller,
  other: OtherAccount | null = null,
): Promise<ApiTokenBody> {
  return db.transaction(async (tx) => {
    await other?.requireCaller(tx);
    // The account is locked so that its rights do not change before they are stored.
    const [owner] = await tx
      .select({ role: users.role, scopes: users.scopes })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    await requireFullSession(tx, principal);
    const own = and(eq(apiTokens.id, id), eq(apiTokens.user_id, userId), isNull(apiTokens.revoked_at));
    const [before] = isUuid(id) && owner ? await tx.select().from(apiTokens).where(own) : [];
    if (!before || !owner) throw notFound(NO_TOKEN);
    const [row] = await tx
      .update(apiTokens)
      .set({ confirmed_role: owner.role, confirmed_scopes: owner.scopes })
      .where(own)
      .returning();
    if (!row) throw notFound(NO_TOKEN);
    await recordEvent(tx, actor, {
      action: 'api_token_confirmed',
      target: { type: 'api_token', id },
      before: rightsOf(before),
      after: { name: row.name, ...(other && { account: other.name }), ...rightsOf(row) },
    });
    return toTokenAnswer(row, owner);
  });
}

function rightsOf({ confirmed_role, confirmed_scopes }: typeof apiTokens.$inferSelect) {
  return { role: confirmed_role, rights: confirmed_scopes };
}
