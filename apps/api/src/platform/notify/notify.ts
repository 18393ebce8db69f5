import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { toTimestamp } from '../time/timestamps';
import { TOPIC_OF_KIND, type NotificationKind } from '../db/schema/notification-kinds';
import { notifications } from '../db/schema/notifications.table';

export type Notice = {
  kind: NotificationKind;
  /** Key that identifies the event. A person is notified only once per key. */
  cause: string;
  /** Ids of the recipients. The actor, people without access and people who disabled this topic are skipped. */
  to: readonly (string | null)[];
  startupId?: number | null;
  /** Id of the person who caused the event; null if nobody did. */
  actorId?: string | null;
  /** Id of the note, decision, source or run that the notification is about. */
  subjectId?: number | null;
  details?: Record<string, unknown> | null;
};

/** Notifies people of an event, in the transaction of that event. @param now milliseconds since 1970 */
export async function notify(
  tx: Tx,
  now: number,
  { kind, cause, to, startupId = null, actorId = null, subjectId = null, details = null }: Notice,
): Promise<void> {
  const people = [...new Set(to.filter((id) => id !== null && id !== actorId))];
  if (people.length === 0) return;
  await tx.execute(sql`
    insert into ${notifications} (user_id, kind, cause, startup_id, actor_id, subject_id, details, in_inbox, mail, created_at)
    select c.user_id, ${kind}::text, ${cause}::text, ${startupId}::bigint, ${actorId}::uuid, ${subjectId}::bigint,
      ${details === null ? null : JSON.stringify(details)}::jsonb, c.inbox, c.mail, ${toTimestamp(now)}::timestamptz
    from notification_choices c
    where c.topic = ${TOPIC_OF_KIND[kind]} and c.user_id = any(${sql.param(people)}::uuid[])
      and (c.inbox or c.mail <> 'never')
    on conflict (user_id, kind, cause) do nothing`);
}
