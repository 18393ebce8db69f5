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
/** Maximum number of valid tokens per account. */
const MAX_TOKENS = 50;
/** Time for which expired and revoked tokens are kept, so that owners can find out which token stopped working. */
const ENDED_KEPT_MS = 90 * DAY_MS;

const WORDS = { person: 'person', service: 'service account' } as const;

export const NO_TOKEN = 'There is no such token.';

type Row = typeof apiTokens.$inferSelect;
/** Current rights of the account that owns a token. */
type Owner = Pick<UserRow, 'role' | 'scopes'>;

/** Account whose tokens another person creates and revokes. */
export type OtherAccount = {
  /** Name of the account in the audit event. */
  readonly name: string;
  /**
   * Checks within the transaction that the actor still has permission.
   * @throws Refusal
   */
  readonly requireCaller: (tx: Tx) => Promise<void>;
};

/**
 * Returns the unrevoked tokens of an account, newest first and including expired tokens, and the scopes that the
 * account can grant.
 */
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
 * Creates an API token. Only this response contains the token text.
 * @param other account, if it is not the actor's own
 * @throws Refusal 400 for a scope without effect for the account, 401 for an ended session, 403 for a session without
 * the required second factor, 404 for a deleted account, 409 if the account has too many tokens
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
    // A change of the sign-in rules takes this lock first, too. Either that change finds this token, or this request
    // finds the new rules.
    await lockSignInRules(tx, 'share');
    await other?.requireCaller(tx);
    // The account is locked so that the token count is correct and a change that ends its sessions takes effect first.
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
        `scopes must not include ${refused.join(' or ')}: the role of the account does not allow this.`,
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
 * Revokes a token of an account.
 * @param other as in {@link createToken}
 * @throws Refusal 404 if the account has no such token
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

/** Deletes tokens that expired or were revoked at least 90 days ago. */
export async function pruneApiTokens(db: Db, nowMs: number): Promise<void> {
  const longAgo = toTimestamp(nowMs - ENDED_KEPT_MS);
  await db.delete(apiTokens).where(or(lt(apiTokens.expires_at, longAgo), lt(apiTokens.revoked_at, longAgo)));
}

/** Returns the response body for a token, with the scopes that its owner must confirm. */
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
