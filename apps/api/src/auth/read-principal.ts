import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { sessions } from '../sessions/sessions.table';
import { users } from '../accounts/users.table';
import { verifyAccessToken } from './access-token';
import { bearerOf } from './bearer';
import type { Principal, ReadPrincipal } from '../principal';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Reads the person behind an access token from the database, at every request: a change of role, a disabled
 * account or an ended session acts at once (security decision D2).
 */
export function readPrincipalFrom({ db, keys, now }: Pick<Deps, 'db' | 'keys' | 'now'>): ReadPrincipal {
  const { sid, sub, at } = {
    sid: sql.placeholder('sid'),
    sub: sql.placeholder('sub'),
    at: sql.placeholder('at'),
  };
  // Prepared once for each connection: every request runs it.
  const statement = db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      scopes: users.scopes,
      mustChange: users.must_change_password,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.id, sid),
        eq(users.id, sub),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, at),
        eq(users.account_status, 'active'),
        gte(sessions.created_at, users.sessions_valid_from),
      ),
    )
    .prepare('read_principal');
  return async (authorization, enter) => {
    const token = bearerOf(authorization);
    const claims = token ? await verifyAccessToken(token, keys.token, now()) : null;
    if (!claims || !UUID.test(claims.sessionId)) return null;
    await enter?.();
    const [row] = await statement.execute({
      sid: claims.sessionId,
      sub: claims.userId,
      at: new Date(now()).toISOString(),
    });
    if (!row || row.mustChange) return null;
    const principal: Principal = {
      userId: row.id,
      sessionId: claims.sessionId,
      email: row.email,
      role: row.role,
      scopes: row.scopes,
      authTime: claims.authTime,
    };
    return principal;
  };
}
