import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, gt } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import type { Db } from '../../platform/db/open-database';
import type { BackupNeeds } from './make-backup';
import type { StorageTarget } from './targets/storage-target';
import { workFolder } from './work-folder';

/**
 * Name of an erasure marker next to the backups. It contains only the account id, which identifies a person only in
 * backups from before the erasure.
 */
const MARK = /^erased-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(-with-notes)?$/;
const WORDS =
  'An older backup brings this person back: after a restore, repeat the erasure with erase --again.\n';

/** Erasure of a person: the account id, and whether the text of their notes was removed too. */
export type Erasure = { id: string; removesNotes: boolean };

const nameOf = ({ id, removesNotes }: Erasure) => `erased-${id}${removesNotes ? '-with-notes' : ''}`;

/**
 * Creates a function that stores a marker next to the backups for each new erasure. Backups from before the erasure
 * still contain the person, and if the database is lost, so is the audit trail of the erasure. Several servers may
 * store markers.
 * @returns a function that accesses the backup location only if there are new erasures
 */
export function erasureMarks(
  { db, settings, now }: Pick<BackupNeeds, 'db' | 'settings' | 'now'>,
  place: StorageTarget,
): () => Promise<void> {
  let seen = 0;
  return async () => {
    const erasures = await erasuresAfter(db, seen);
    const last = erasures.at(-1);
    if (!last) return;
    const there = new Set(await place.names());
    const missing = new Set(erasures.map(nameOf).filter((name) => !there.has(name)));
    if (missing.size > 0) await putMarks(place, missing, await workFolder(settings.dataDir, now()));
    seen = last.eventId;
  };
}

async function putMarks(place: StorageTarget, names: Iterable<string>, folder: string): Promise<void> {
  try {
    const draft = join(folder, 'mark');
    await writeFile(draft, WORDS);
    for (const name of names) await place.put(name, draft);
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Returns the erasures that have a marker but are unknown to this database, because it was restored from an older
 * backup.
 */
export async function missingErasures(db: Db, place: StorageTarget): Promise<Erasure[]> {
  const known = new Set((await erasuresAfter(db, 0)).flatMap((erasure) => coveredBy(erasure)));
  const marked = (await place.names()).flatMap((name) => {
    const [, id, notes] = MARK.exec(name) ?? [];
    return id === undefined || known.has(name) ? [] : [{ id, removesNotes: notes !== undefined }];
  });
  const withNotes = new Set(marked.flatMap(({ id, removesNotes }) => (removesNotes ? [id] : [])));
  return [...new Set(marked.map(({ id }) => id))].map((id) => ({ id, removesNotes: withNotes.has(id) }));
}

/** Returns the names of the markers that an erasure covers. */
const coveredBy = ({ id, removesNotes }: Erasure) =>
  (removesNotes ? [true, false] : [false]).map((notes) => nameOf({ id, removesNotes: notes }));

/** Reads the erasures after an audit event, in the order of the audit trail. */
async function erasuresAfter(db: Db, eventId: number): Promise<(Erasure & { eventId: number })[]> {
  const rows = await db
    .select({ eventId: auditEvents.id, id: auditEvents.target_id, after: auditEvents.after })
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'person_erased'), gt(auditEvents.id, eventId)))
    .orderBy(asc(auditEvents.id));
  return rows.map(({ eventId, id, after }) => ({
    eventId,
    id: id ?? '',
    removesNotes: Reflect.get(Object(after), 'removes_notes') === true,
  }));
}
