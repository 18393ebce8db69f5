import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/open-database';
import { badRequest } from '../platform/http/errors/errors';
import { toTimestamp } from '../platform/time/timestamps';
import type {
  MarkedBody,
  MarkingBody,
  NotificationPageBody,
  NotificationQueryBody,
} from './notifications.schemas';
import { notifications } from '../platform/db/schema/notifications.table';
import { toBodies } from './read-notifications';

type Filter = NonNullable<NotificationQueryBody['filter']>;

const PAGE = 20;
const isUnread = and(eq(notifications.in_inbox, true), isNull(notifications.read_at));
const FILTERS: Readonly<Record<Filter, SQL | undefined>> = {
  all: undefined,
  unread: isUnread,
  mentions: eq(notifications.kind, 'mentioned'),
};
const inInbox = (userId: string) => and(eq(notifications.user_id, userId), eq(notifications.in_inbox, true));

/** What a person is to know, the newest first. */
export function listNotifications(
  db: Db,
  userId: string,
  { filter = 'all', before, limit = PAGE }: NotificationQueryBody,
): Promise<NotificationPageBody> {
  const own = inInbox(userId);
  const listed = and(own, FILTERS[filter]);
  return db.transaction(
    async (tx) => {
      const rows = await tx
        .select()
        .from(notifications)
        .where(and(listed, before === undefined ? undefined : lt(notifications.id, Number(before))))
        .orderBy(desc(notifications.id))
        .limit(limit);
      return {
        items: await toBodies(tx, rows),
        total: await tx.$count(notifications, listed),
        unread: await countUnread(tx, userId),
        unread_mentions: await tx.$count(
          notifications,
          and(own, isUnread, eq(notifications.kind, 'mentioned')),
        ),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Marks one's own notifications as read, or as unread again; ids of others are left out.
 * @throws 400 with neither ids nor the last one
 */
export function markNotifications(
  db: Db,
  userId: string,
  now: number,
  { ids, up_to, filter = 'all', is_read = true }: MarkingBody,
): Promise<MarkedBody> {
  if ((ids === undefined) === (up_to === undefined)) throw badRequest('Send either ids or up_to.');
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(notifications)
      .set({ read_at: is_read ? toTimestamp(now) : null })
      .where(
        and(
          inInbox(userId),
          ids === undefined
            ? and(lte(notifications.id, Number(up_to)), FILTERS[filter])
            : inArray(notifications.id, ids.map(Number)),
          is_read ? isNull(notifications.read_at) : isNotNull(notifications.read_at),
        ),
      )
      .returning({ id: notifications.id });
    return { ids: rows.map(({ id }) => String(id)), unread: await countUnread(tx, userId) };
  });
}

function countUnread(tx: Tx, userId: string): Promise<number> {
  return tx.$count(notifications, and(inInbox(userId), isUnread));
}
