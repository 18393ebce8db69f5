import { sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import type { Db } from '../../platform/db/open-database';
import { notifications } from '../../platform/db/schema/notifications.table';
import { sessions } from '../../platform/db/schema/sessions.table';
import { toTimestamp } from '../../platform/time/timestamps';

/** A session whose person is signed in, and what their inbox is like: the text differs when something changed. */
export type SessionState = {
  unread: number;
  /** Id of the newest notification; null for none. */
  newest: string | null;
  mark: string;
};

/** The sessions that still hold, by id. @param now milliseconds since 1970 */
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

/** As many events are read again: one that began earlier may be committed later. */
const READ_AGAIN = 200;
const MAX_EVENTS = 1_000;

/** A startup that changed, and the requests that did it; null for the server itself. */
export type StartupChange = { id: string; requests: (string | null)[] };

/** Makes a reader of the startups that new events of the audit trail are about; it returns each event once. */
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
