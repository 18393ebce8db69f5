import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { hasInEmail } from '../accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import { conflict, notFound } from '../../platform/http/errors/errors';
import { isUuid } from '../../platform/text/is-uuid';
import { pageMeta, type Page } from '../../platform/http/pagination/list-page';
import type { Principal } from '../../platform/http/authorization/principal';
import { isoTimestamp } from '../../platform/time/timestamps';
import { deviceName } from './device-name';
import { endSession } from './session-store';
import { isLive } from './sessions.queries';
import { sessions } from '../../platform/db/schema/sessions.table';

/** Returns an SQL condition for sessions that are currently valid. */
function isOpen(nowMs: number) {
  return and(
    isLive(nowMs),
    eq(users.account_status, 'active'),
    gte(sessions.created_at, users.sessions_valid_from),
  );
}

/**
 * Returns the sessions of all people, most recently used first. `q` matches part of the email address, and `total`
 * ignores paging.
 */
export async function listAllSessions(
  db: Db,
  q: string | undefined,
  page: Page,
  { sessionId }: Principal,
  nowMs: number,
) {
  const isAsked = and(isOpen(nowMs), hasInEmail(q ?? ''));
  const rows = db
    .select({
      id: sessions.id,
      userId: users.id,
      email: users.email,
      name: users.name,
      role: users.role,
      way: sessions.way,
      user_agent: sessions.user_agent,
      created_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(isAsked)
    .orderBy(desc(sessions.last_used_at), desc(sessions.id))
    .limit(page.limit)
    .offset(page.offset);
  const count = db
    .select({ total: sql<number>`count(*)::int` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(isAsked);
  const [found, [counted]] = await Promise.all([rows, count]);
  const total = counted?.total ?? 0;
  const items = found.map(({ user_agent, created_at, last_used_at, ...session }) => ({
    ...session,
    device: deviceName(user_agent),
    isCurrent: session.id === sessionId,
    created_at: isoTimestamp(created_at),
    last_used_at: isoTimestamp(last_used_at),
  }));
  return { items, total, ...pageMeta(page, total) };
}

/**
 * Signs a person out on one device.
 * @throws Refusal 404 for an unknown session, 409 for the caller's own session
 */
export function endSessionOfPerson(
  db: Db,
  id: string,
  { principal, actor }: { principal: Principal; actor: Actor },
  nowMs: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [session] = isUuid(id)
      ? await tx
          .select({ userId: users.id, user_agent: sessions.user_agent })
          .from(sessions)
          .innerJoin(users, eq(users.id, sessions.user_id))
          .where(and(eq(sessions.id, id), isOpen(nowMs)))
          .for('update', { of: sessions })
      : [];
    if (!session) throw notFound('This device is not signed in.');
    if (id === principal.sessionId) throw conflict('This is your own session. Log out instead.');
    await endSession(tx, id, 'signed out by an administrator', nowMs);
    await recordEvent(tx, actor, {
      action: 'user_session_ended',
      target: { type: 'user', id: session.userId },
      after: { device: deviceName(session.user_agent) },
    });
  });
}
