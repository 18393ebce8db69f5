import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import { users } from '../../../platform/db/schema/users.table';
import type { Deps } from '../../../platform/deps';
import { sessions } from '../../../platform/db/schema/sessions.table';

/** Session and user ids that an access token claims. */
type Claimed = { sessionId: string; userId: string };

/**
 * Creates a function that reads the person of a session. It returns null if the session has ended or belongs to
 * another person.
 */
export function sessionReader({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const read = prepareRead(db);
  return async ({ sessionId, userId }: Claimed) => {
    const [person] = await read.execute({ sid: sessionId, sub: userId, at: new Date(now()).toISOString() });
    return person ?? null;
  };
}

/** Prepares the session query once per connection. */
function prepareRead(db: Deps['db']) {
  return db
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
        eq(sessions.id, sql.placeholder('sid')),
        eq(users.id, sql.placeholder('sub')),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, sql`${sql.placeholder('at')}::timestamptz`),
        eq(users.account_status, 'active'),
        gte(sessions.created_at, users.sessions_valid_from),
      ),
    )
    .prepare('read_session');
}
