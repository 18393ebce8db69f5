import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { toTimestamp } from '../time/timestamps';
import { TOPIC_OF_KIND, type NotificationKind } from '../db/schema/notification-kinds';
import { notifications } from '../db/schema/notifications.table';

export type Notice = {
  kind: NotificationKind;
  /** Names what happened: a person is notified of it once. */
  cause: string;
  /** Ids of people; who has no access, or does not want to know, is left out, and so is the actor. */
  to: readonly (string | null)[];
  startupId?: number | null;
  /** Who did it; null for nobody. */
  actorId?: string | null;
  /** The note, decision, source or run. */
  subjectId?: number | null;
  details?: Record<string, unknown> | null;
};

/** Notifies people, in the transaction of what they are notified of. @param now milliseconds since 1970 */
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
