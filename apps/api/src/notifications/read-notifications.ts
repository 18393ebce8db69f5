import { sql } from 'drizzle-orm';
import { namesOfPeople } from '../audit/names-of-people';
import type { Tx } from '../platform/db/open-database';
import { readDecisions } from '../screening/decisions/decision.queries';
import { survivorsOf } from '../startups/merges/merged-keys';
import { readNotes } from '../screening/notes/note.queries';
import { startups } from '../platform/db/schema/startups.table';
import { isoTimestamp } from '../platform/time/timestamps';
import { SETTINGS_KINDS } from '../platform/db/schema/notification-kinds';
import { notificationPath, notificationWords, type Subject } from './notification-words';
import type { NotificationBody } from './notifications.schemas';
import type { notifications } from '../platform/db/schema/notifications.table';
import { settingsReaders } from './settings/settings-readers';

export type NotificationRow = typeof notifications.$inferSelect;
type Named = { id: number; name: string; score: number };

/** Notifications with what they are about, as that is now, in the same order; a few statements for any number. */
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

export async function toBodies(tx: Tx, rows: readonly NotificationRow[]): Promise<NotificationBody[]> {
  const subjects = await withSubjects(tx, rows);
  return rows.flatMap((row, place) => {
    const about = subjects[place];
    if (!about) return [];
    return {
      id: String(row.id),
      kind: row.kind,
      ...notificationWords(about),
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

/** Startups by the ids they had: as they are, or those of which they are part; without those that are deleted. */
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
