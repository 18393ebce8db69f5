import { sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import type { Db } from '../../platform/db/open-database';
import { notifications } from '../../platform/db/schema/notifications.table';
import { sessions } from '../../platform/db/schema/sessions.table';
import { toTimestamp } from '../../platform/time/timestamps';

/** State of the inbox of a signed-in person's session. `mark` differs after each change. */
export type SessionState = {
  unread: number;
  /** Id of the newest notification; null without notifications. */
  newest: string | null;
  mark: string;
};

/**
 * Returns the inbox states of the sessions that are still valid, keyed by session id.
 * @param now milliseconds since 1970
 */
export async function readSessionStates(
  db: Db,
  sessionIds: readonly string[],
  now: number,
): Promise<Map<string, SessionState>> {
  const { rows } = await db.execute<{ id: string; unread: number; newest: string | null }>(sql`
    select s.id::text, n.unread, n.newest::text
    from ${sessions} s
    join ${users} u on u.id = s.user_id and u.account_status = 'active' and s.created_at >= u.sessions_valid_from
    cross join lateral (
      -- One index holds the unread ones alone, the other the newest first: what is old is not read each second.
      select (select count(*)::int from ${notifications} m
          where m.user_id = s.user_id and m.in_inbox and m.read_at is null) as unread,
        (select m.id from ${notifications} m
          where m.user_id = s.user_id and m.in_inbox order by m.id desc limit 1) as newest) n
    where s.id = any(${sql.param([...sessionIds])}::uuid[]) and s.ended_at is null
      and s.expires_at > ${toTimestamp(now)}::timestamptz`);
  return new Map(
    rows.map(({ id, unread, newest }) => [id, { unread, newest, mark: `${unread} ${newest ?? ''}` }]),
  );
}

/** Number of recent events that are read again, because an earlier event may be committed later. */
const READ_AGAIN = 200;
const MAX_EVENTS = 1_000;

/** Startup that changed, with the ids of the requests. An id is null if the server itself made the change. */
export type StartupChange = { id: string; requests: (string | null)[] };

/** Creates a function that returns the startups of new audit events. It reports each event once. */
export function startupsOfEvents(db: Db) {
  let last: number | null = null;
  let said = new Set<number>();
  return async (): Promise<StartupChange[]> => {
    const from = last === null ? null : last - READ_AGAIN;
    const { rows } = await db.execute<{ id: string; startup: string | null; request_id: string | null }>(sql`
      select e.id, e.request_id, case e.target_type when 'startup' then e.target_id when 'note' then e.after ->> 'startup_id' end as startup
      from ${auditEvents} e
      where e.id > coalesce(${from}::bigint, (select max(id) - ${READ_AGAIN}::int from ${auditEvents}))
      order by e.id limit ${MAX_EVENTS}`);
    const isFirst = last === null;
    const fresh = rows.filter(({ id }) => !said.has(Number(id)));
    said = new Set([...said, ...rows.map(({ id }) => Number(id))].slice(-MAX_EVENTS));
    last = Math.max(last ?? 0, ...rows.map(({ id }) => Number(id)));
    if (isFirst) return [];
    const changes = new Map<string, Set<string | null>>();
    for (const { startup, request_id } of fresh) {
      if (startup === null) continue;
      changes.set(startup, (changes.get(startup) ?? new Set()).add(request_id));
    }
    return [...changes].map(([id, requests]) => ({ id, requests: [...requests] }));
  };
}
