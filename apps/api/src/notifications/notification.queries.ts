import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { namesOfPeople } from '../audit/names-of-people';
import { notificationPath, describeNotification, type Subject } from './describe-notification';
import type {
  MarkedBody,
  MarkingBody,
  NotificationBody,
  NotificationPageBody,
  NotificationQueryBody,
} from './notifications.schemas';
import { settingsReaders } from './settings-readers';
import type { Db, Tx } from '../platform/db/open-database';
import { SETTINGS_KINDS } from '../platform/db/schema/notification-kinds';
import { notifications } from '../platform/db/schema/notifications.table';
import { startups } from '../platform/db/schema/startups.table';
import { badRequest } from '../platform/http/errors/errors';
import { isoTimestamp, toTimestamp } from '../platform/time/timestamps';
import { readDecisions } from '../screening/decisions/decision.queries';
import { readNotes } from '../screening/notes/note.queries';
import { survivorsOf } from '../startups/merges/merged-keys';

type Filter = NonNullable<NotificationQueryBody['filter']>;

const PAGE = 20;
const isUnread = and(eq(notifications.in_inbox, true), isNull(notifications.read_at));
const FILTERS: Readonly<Record<Filter, SQL | undefined>> = {
  all: undefined,
  unread: isUnread,
  mentions: eq(notifications.kind, 'mentioned'),
  unread_mentions: and(isUnread, eq(notifications.kind, 'mentioned')),
};
const inInbox = (userId: string) => and(eq(notifications.user_id, userId), eq(notifications.in_inbox, true));

/** Returns the notifications of a person, newest first. */
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
        unread_mentions: await tx.$count(notifications, and(own, FILTERS.unread_mentions)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Marks notifications of a person as read or unread. Ids of other people's notifications are ignored.
 * @throws Refusal 400 if both `ids` and `up_to` are missing
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

export type NotificationRow = typeof notifications.$inferSelect;
type Named = { id: number; name: string; score: number };

/** Adds to notifications the current state of their subjects, in a fixed number of statements. The order is kept. */
export async function withSubjects(tx: Tx, rows: readonly NotificationRow[]): Promise<Subject[]> {
  const subjects = (...kinds: NotificationRow['kind'][]) =>
    rows.flatMap(({ kind, subject_id }) => (kinds.includes(kind) && subject_id !== null ? [subject_id] : []));
  const names = await namesOfPeople(
    tx,
    rows.map(({ actor_id }) => actor_id),
  );
  const notesOf = await readNotes(tx, subjects('mentioned', 'note'));
  const decisionsOf = await readDecisions(tx, subjects('decision'));
  const opensSettings = new Set(
    rows.some(({ kind }) => SETTINGS_KINDS.includes(kind)) ? await settingsReaders(tx) : [],
  );
  const startupOf = await startupsNow(tx, [
    ...rows.flatMap(({ startup_id }) => startup_id ?? []),
    ...rows.flatMap(reachedIds),
  ]);
  return rows.map((row) => ({
    kind: row.kind,
    actor: (row.actor_id === null ? undefined : names.get(row.actor_id)) ?? null,
    startup: (row.startup_id === null ? undefined : startupOf.get(row.startup_id)) ?? null,
    note: (row.kind === 'decision' ? undefined : notesOf.get(row.subject_id ?? 0)) ?? null,
    decision: (row.kind === 'decision' ? decisionsOf.get(row.subject_id ?? 0) : undefined) ?? null,
    reached: reachedIds(row).flatMap((id) => startupOf.get(id) ?? []),
    details: row.details ?? {},
    opensSettings: opensSettings.has(row.user_id),
  }));
}

async function toBodies(tx: Tx, rows: readonly NotificationRow[]): Promise<NotificationBody[]> {
  const subjects = await withSubjects(tx, rows);
  return rows.flatMap((row, place) => {
    const about = subjects[place];
    if (!about) return [];
    return {
      id: String(row.id),
      kind: row.kind,
      ...describeNotification(about),
      startup_id: about.startup ? String(about.startup.id) : null,
      href: notificationPath(about),
      created_at: isoTimestamp(row.created_at),
      read_at: isoTimestamp(row.read_at),
    };
  });
}

function reachedIds({ details }: NotificationRow): number[] {
  const ids = details?.startups;
  return Array.isArray(ids) ? ids.map(Number) : [];
}

/**
 * Returns startups by their former ids. A merged startup is replaced by the startup into which it was merged. Deleted
 * startups are omitted.
 */
async function startupsNow(tx: Tx, ids: readonly number[]): Promise<Map<number, Named>> {
  if (ids.length === 0) return new Map();
  const wanted = [...new Set(ids)];
  const there = await named(tx, wanted);
  const missing = wanted.filter((id) => !there.has(id));
  if (missing.length === 0) return there;
  const survivors = await survivorsOf(tx, missing);
  const whole = await named(tx, [...survivors.values()]);
  for (const [id, survivor] of survivors) {
    const found = whole.get(survivor);
    if (found) there.set(id, found);
  }
  return there;
}

async function named(tx: Tx, ids: readonly number[]): Promise<Map<number, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: startups.id, name: startups.company_name, score: startups.score })
    .from(startups)
    .where(sql`${startups.id} = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((row) => [row.id, { ...row, score: row.score ?? 0 }]));
}
