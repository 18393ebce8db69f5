import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, gt } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import type { Db } from '../../platform/db/open-database';
import type { BackupNeeds } from './make-backup';
import type { BackupPlace } from './places/backup-place';
import { workFolder } from './work-folder';

/** Beside the backups: a person was erased and is still in an older one. The id leads to nobody but there. */
const MARK = /^erased-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(-with-notes)?$/;
const WORDS =
  'An older backup brings this person back: after a restore, repeat the erasure with erase --again.\n';

/** Who was erased, by the id of the account, and whether the text of their notes was removed too. */
export type Erasure = { id: string; removesNotes: boolean };

const nameOf = ({ id, removesNotes }: Erasure) => `erased-${id}${removesNotes ? '-with-notes' : ''}`;

/**
 * Keeps a mark for each erasure beside the backups, any number of servers at once. What is marked is in no backup that is
 * older, and the trail that has it may be lost with the database.
 * @returns a step that does so with what is new; it looks into the place only then
 */
export function erasureMarks(
  { db, settings, now }: Pick<BackupNeeds, 'db' | 'settings' | 'now'>,
  place: BackupPlace,
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

async function putMarks(place: BackupPlace, names: Iterable<string>, folder: string): Promise<void> {
  try {
    const draft = join(folder, 'mark');
    await writeFile(draft, WORDS);
    for (const name of names) await place.put(name, draft);
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Erasures that are marked and that this database does not know, because it is from an older backup. */
export async function missingErasures(db: Db, place: BackupPlace): Promise<Erasure[]> {
  const known = new Set((await erasuresAfter(db, 0)).flatMap((erasure) => coveredBy(erasure)));
  const marked = (await place.names()).flatMap((name) => {
    const [, id, notes] = MARK.exec(name) ?? [];
    return id === undefined || known.has(name) ? [] : [{ id, removesNotes: notes !== undefined }];
  });
  const withNotes = new Set(marked.flatMap(({ id, removesNotes }) => (removesNotes ? [id] : [])));
  return [...new Set(marked.map(({ id }) => id))].map((id) => ({ id, removesNotes: withNotes.has(id) }));
}

/** Marks of which nothing is left to do after an erasure. */
const coveredBy = ({ id, removesNotes }: Erasure) =>
  (removesNotes ? [true, false] : [false]).map((notes) => nameOf({ id, removesNotes: notes }));

/** By the trail, in its order. */
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
