import { lowerRole } from '@vaglio/access-control';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { UNKNOWN_TOKENS } from '../../platform/http/overload/work-kinds';
import { workLimiter } from '../../platform/http/overload/work-limiter';
import type { Deps } from '../../platform/deps';
import type { Principal } from '../../platform/http/authorization/principal';
import { lruSet } from '../../platform/util/lru-set';
import { toTimestamp } from '../../platform/time/timestamps';
import { apiTokens } from '../../platform/db/schema/api-tokens.table';
import { callLimit } from './call-limit';
import { isTokenText, tokenHashOf } from './token-text';

/** Minimum interval between two updates of a token's last use, in milliseconds. */
const USE_NOTED_MS = 60_000;
/** Maximum number of cached digests of known tokens. Requests with a known token skip the queue for unknown tokens. */
const MAX_KNOWN = 10_000;

/**
 * Creates a function that reads the account of an API token from the database at every request. A revoked token, a
 * changed role or a disabled account therefore takes effect immediately.
 */
export function apiTokenReader({ db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>) {
  const strangers = workLimiter(UNKNOWN_TOKENS);
  const known = lruSet<string>(MAX_KNOWN);
  const countCall = callLimit(settings.limits.callsPerToken);
  const find = prepareFind(db);
  const read = async (hash: string) => {
    const [found] = await find.execute({ hash, at: new Date(now()).toISOString() });
    return found ?? null;
  };

  const noteUse = async (id: string, usedAt: string | null) => {
    const [nowText, before] = [toTimestamp(now()), toTimestamp(now() - USE_NOTED_MS)];
    if (usedAt !== null && Date.parse(usedAt) > now() - USE_NOTED_MS) return;
    const isOld = or(isNull(apiTokens.last_used_at), lte(apiTokens.last_used_at, before));
    await db
      .update(apiTokens)
      .set({ last_used_at: nowText })
      .where(and(eq(apiTokens.id, id), isOld));
  };

  return {
    isToken: isTokenText,
    async read(text: string): Promise<Principal | null> {
      const hash = tokenHashOf(text);
      if (!known.has(hash)) {
        if ((await strangers.run(() => read(hash))) === null) return null;
        known.add(hash);
      }
      countCall(hash, now());
      const found = await read(hash);
      if (!found) return null;
      const { id, usedAt, tokenScopes, confirmedRole, confirmedScopes, ...person } = found;
      await noteUse(id, usedAt);
      // Rights that the owner got later apply only after the owner has confirmed them for the token.
      const role = lowerRole(person.role, confirmedRole);
      const scopes = person.scopes.filter((scope) => confirmedScopes.includes(scope));
      return { ...person, role, scopes, sessionId: id, authTime: 0, tokenScopes };
    },
  };
}

/** Prepares the query that finds a token, once per connection. */
function prepareFind(db: Deps['db']) {
  return db
    .select({
      id: apiTokens.id,
      usedAt: apiTokens.last_used_at,
      tokenScopes: apiTokens.scopes,
      confirmedRole: apiTokens.confirmed_role,
      confirmedScopes: apiTokens.confirmed_scopes,
      userId: users.id,
      email: users.email,
      role: users.role,
      scopes: users.scopes,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.user_id))
    .where(
      and(
        eq(apiTokens.token_hash, sql.placeholder('hash')),
        isNull(apiTokens.revoked_at),
        gt(apiTokens.expires_at, sql`${sql.placeholder('at')}::timestamptz`),
        eq(users.account_status, 'active'),
        eq(users.must_change_password, false),
      ),
    )
    .prepare('read_api_token');
}
