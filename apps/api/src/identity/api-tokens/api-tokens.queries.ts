import { unconfirmedTokenScopes, usableTokenScopes } from '@vaglio/access-control';
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { UserRow } from '../accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import { requireFullSession } from '../sign-in/full-session';
import type { Db, Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { badRequest, conflict, notFound } from '../../platform/http/errors/errors';
import { isUuid } from '../../platform/text/is-uuid';
import { lockSignInRules } from '../second-factor/rules/read-rules';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';
import type { Caller } from '../users/change-account';
import { apiTokens } from '../../platform/db/schema/api-tokens.table';
import type { ApiTokenBody, NewApiTokenBody } from './api-tokens.schemas';
import { isValidToken } from './revoke-tokens';
import { newTokenText, tokenHashOf } from './token-text';

const DAY_MS = 24 * 60 * 60_000;
/** Of one account at a time. */
const MAX_TOKENS = 50;
/** Tokens that have ended stay for so long, as their owner may look for what stopped. */
const ENDED_KEPT_MS = 90 * DAY_MS;

const WORDS = { person: 'person', service: 'service account' } as const;

export const NO_TOKEN = 'There is no such token.';

type Row = typeof apiTokens.$inferSelect;
/** Present rights of the account that a token belongs to. */
type Owner = Pick<UserRow, 'role' | 'scopes'>;

/** An account whose tokens somebody else makes and revokes. */
export type OtherAccount = {
  /** Which the event keeps. */
  readonly name: string;
  /** Checks in the transaction that the actor still may. @throws Refusal */
  readonly requireCaller: (tx: Tx) => Promise<void>;
};

/** The tokens of an account that are not revoked, the newest first; expired ones are among them. Also the scopes that it may give. */
export async function listTokens(db: Db, userId: string) {
  const [owner] = await db
    .select({ role: users.role, scopes: users.scopes })
    .from(users)
    .where(eq(users.id, userId));
  if (!owner) throw notFound('This account is gone.');
  const rows = await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.user_id, userId), isNull(apiTokens.revoked_at)))
    .orderBy(desc(apiTokens.created_at), desc(apiTokens.id));
  const items = rows.map((row) => toTokenAnswer(row, owner));
  return { items, total: items.length, usable_scopes: usableTokenScopes(owner) };
}

/**
 * A new token of an account. Its text is in this answer and nowhere else.
 * @param other the account, when it is not the actor's own
 * @throws Refusal 400 for a scope that opens nothing to the account, 401 for a session that has ended, 403 for one that lacks its
 *   second factor, 404 when the account is gone, 409 when it has too many
 */
export function createToken(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { name: givenName, scopes, days }: NewApiTokenBody,
  { principal, actor }: Caller,
  other: OtherAccount | null = null,
): Promise<ApiTokenBody & { token: string }> {
  const [token, name] = [newTokenText(), givenName.trim()];
  return db.transaction(async (tx) => {
    // A change of the rules takes this lock first, too: either it finds this token, or this call finds the new rules.
    await lockSignInRules(tx, 'share');
    await other?.requireCaller(tx);
    // One at a time for each account, so that the count holds, and after a change that ends its sessions.
    const [owner] = await tx
      .select({ kind: users.kind, role: users.role, scopes: users.scopes })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!owner) throw notFound('This account is gone.');
    await requireFullSession(tx, principal);
    const usable: readonly string[] = usableTokenScopes(owner);
    const refused = scopes.filter((scope) => !usable.includes(scope));
    if (refused.length > 0)
      throw badRequest(
        `scopes must not hold ${refused.join(' or ')}: the role of the account allows none of it.`,
      );
    const valid = and(eq(apiTokens.user_id, userId), isValidToken(now()));
    if ((await tx.$count(apiTokens, valid)) >= MAX_TOKENS)
      throw conflict(`A ${WORDS[owner.kind]} has at most ${MAX_TOKENS} tokens. Revoke one that is not used.`);
    const [row] = await tx
      .insert(apiTokens)
      .values({
        user_id: userId,
        name,
        token_hash: tokenHashOf(token),
        ending: token.slice(-4),
        scopes: [...new Set(scopes)],
        confirmed_role: owner.role,
        confirmed_scopes: owner.scopes,
        expires_at: toTimestamp(now() + days * DAY_MS),
        created_at: toTimestamp(now()),
      })
      .returning();
    if (!row) throw new Error('no token was stored');
    const after = {
      name,
      ...(other && { account: other.name }),
      scopes: row.scopes,
      expires_at: isoTimestamp(row.expires_at),
    };
    await recordEvent(tx, actor, {
      action: 'api_token_created',
      target: { type: 'api_token', id: row.id },
      after,
    });
    return { ...toTokenAnswer(row, owner), token };
  });
}

/**
 * Ends a token of an account for good.
 * @param other as {@link createToken}
 * @throws Refusal 404 when the account has no such token
 */
export function revokeToken(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  id: string,
  actor: Actor,
  other: OtherAccount | null = null,
): Promise<void> {
  return db.transaction(async (tx) => {
    await other?.requireCaller(tx);
    const own = and(eq(apiTokens.id, id), eq(apiTokens.user_id, userId), isNull(apiTokens.revoked_at));
    const [row] = isUuid(id)
      ? await tx
          .update(apiTokens)
          .set({ revoked_at: toTimestamp(now()) })
          .where(own)
          .returning({ name: apiTokens.name })
      : [];
    if (!row) throw notFound(NO_TOKEN);
    await recordEvent(tx, actor, {
      action: 'api_token_revoked',
      target: { type: 'api_token', id },
      before: { ...row, ...(other && { account: other.name }) },
    });
  });
}

/** Removes tokens that ended, revoked or by their time, 90 days ago. */
export async function pruneApiTokens(db: Db, nowMs: number): Promise<void> {
  const longAgo = toTimestamp(nowMs - ENDED_KEPT_MS);
  await db.delete(apiTokens).where(or(lt(apiTokens.expires_at, longAgo), lt(apiTokens.revoked_at, longAgo)));
}

/** A token as it is answered, with the scopes that wait for a confirmation of its owner. */
export function toTokenAnswer(row: Row, owner: Owner): ApiTokenBody {
  const { id, name, ending, scopes, expires_at, last_used_at, created_at } = row;
  const confirmed = { role: row.confirmed_role, scopes: row.confirmed_scopes };
  return {
    id,
    name,
    ending,
    scopes,
    unconfirmed_scopes: unconfirmedTokenScopes(scopes, owner, confirmed),
    expires_at: isoTimestamp(expires_at),
    last_used_at: last_used_at === null ? null : isoTimestamp(last_used_at),
    created_at: isoTimestamp(created_at),
  };
}
