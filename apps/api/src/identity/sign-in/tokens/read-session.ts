import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import { users } from '../../../platform/db/schema/users.table';
import type { Deps } from '../../../platform/deps';
import { sessions } from '../../../platform/db/schema/sessions.table';

/** A session, and the person it should belong to. */
type Claimed = { sessionId: string; userId: string };

/**
 * Makes the function that reads the person of a session from the database, null when either has ended or they do not
 * belong together. The same statement reports to what is kept in memory if that is still as the database is.
 */
export function sessionReader({ db, now, index }: Pick<Deps, 'db' | 'now' | 'index'>) {
  const read = prepareRead(db, index);
  return async ({ sessionId, userId }: Claimed) => {
    const moment = index.moment();
    const [found] = await read.execute({
      sid: sessionId,
      sub: userId,
      at: new Date(now()).toISOString(),
      snapshot: moment?.snapshot ?? null,
      startedAt: moment?.startedAt ?? null,
      takenAt: moment?.takenAt ?? null,
    });
    if (!found) return null;
    const { hasChanged, ...person } = found;
    index.note(moment === null ? null : hasChanged);
    return person;
  };
}

/** Prepared once for each connection. */
function prepareRead(db: Deps['db'], index: Deps['index']) {
  const moment = {
    snapshot: sql.placeholder('snapshot'),
    startedAt: sql.placeholder('startedAt'),
    takenAt: sql.placeholder('takenAt'),
  };
  return db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      scopes: users.scopes,
      mustChange: users.must_change_password,
      hasChanged: sql<
        boolean | null
      >`case when ${moment.snapshot}::text is not null then ${index.hasChangedSince(moment)} end`,
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
