import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { hasInEmail } from '../accounts/account.queries';
import { recordEvent } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/http/errors/errors';
import { isUuid } from '../../platform/text/is-uuid';
import { contains, pageMeta, type Page } from '../../platform/http/pagination/list-page';
import { toTimestamp } from '../../platform/time/timestamps';
import { requireSession, type Caller } from '../users/change-account';
import { NO_TOKEN, toTokenAnswer } from './api-tokens.queries';
import { apiTokens } from '../../platform/db/schema/api-tokens.table';
import { isValidToken } from './revoke-tokens';

/**
 * Returns the valid tokens of people and service accounts, newest first. `q` matches part of the owner's email address
 * or name, or of the token name. `total` ignores paging.
 */
export async function listAllTokens(db: Db, q: string | undefined, page: Page, nowMs: number) {
  const wanted = contains(q ?? '');
  const match = q?.trim()
    ? or(hasInEmail(q), ilike(users.name, wanted), ilike(apiTokens.name, wanted))
    : undefined;
  const isListed = and(isValidToken(nowMs), match);
  const rows = db
    .select({ token: apiTokens, owner: users })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.user_id))
    .where(isListed)
    .orderBy(desc(apiTokens.created_at), desc(apiTokens.id))
    .limit(page.limit)
    .offset(page.offset);
  const count = db
    .select({ total: sql<number>`count(*)::int` })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.user_id))
    .where(isListed);
  const [found, [counted]] = await Promise.all([rows, count]);
  const total = counted?.total ?? 0;
  const items = found.map(({ token, owner }) => ({
    ...toTokenAnswer(token, owner),
    userId: owner.id,
    owner: owner.name,
    email: owner.kind === 'person' ? owner.email : null,
    is_service_account: owner.kind === 'service',
    is_active: owner.account_status === 'active',
  }));
  return { items, total, ...pageMeta(page, total) };
}

/**
 * Revokes a token of any account.
 * @throws Refusal 404 for an unknown token
 */
export function revokeTokenOfAnybody(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  { principal, actor }: Caller,
): Promise<void> {
  return db.transaction(async (tx) => {
    await requireSession(tx, principal);
    const [row] = isUuid(id)
      ? await tx
          .update(apiTokens)
          .set({ revoked_at: toTimestamp(now()) })
          .from(users)
          .where(and(eq(apiTokens.id, id), eq(users.id, apiTokens.user_id), isValidToken(now())))
          .returning({ name: apiTokens.name, userId: users.id, account: users.name })
      : [];
    if (!row) throw notFound(NO_TOKEN);
    const { name, userId, account } = row;
    await recordEvent(tx, actor, {
      action: 'api_token_revoked',
      target: { type: 'api_token', id },
      before: { name, ...(userId !== actor.userId && { account }) },
    });
  });
}
