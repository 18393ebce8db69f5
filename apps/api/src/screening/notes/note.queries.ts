import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { namesOfPeople } from '../../audit/names-of-people';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';
import { noteMentions, notes } from '../../platform/db/schema/notes.table';
import type { NoteBody } from './notes.schemas';

const EDITABLE_MS = 15 * 60_000;
export const NOTE_GONE = 'Note not found';

/** Returns the notes about a startup, newest first. @throws Refusal 404 */
export async function listNotes(
  db: Db,
  id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: NoteBody[]; total: number }> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(
    async (tx) => {
      if ((await tx.$count(startups, eq(startups.id, startupId))) === 0) throw notFound('Startup not found');
      const ofStartup = eq(notes.startup_id, startupId);
      const rows = await select(tx, ofStartup).limit(limit).offset(offset);
      return { items: await toBodies(tx, rows), total: await tx.$count(notes, ofStartup) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Returns notes keyed by id. Missing notes are omitted. */
export async function readNotes(tx: Tx, ids: readonly number[]): Promise<Map<number, NoteBody>> {
  if (ids.length === 0) return new Map();
  const bodies = await toBodies(tx, await select(tx, inArray(notes.id, [...ids])));
  return new Map(bodies.map((body) => [Number(body.id), body]));
}

/** Returns a note. @throws Refusal 404 */
export async function readNote(tx: Tx, id: number): Promise<NoteBody> {
  const note = (await readNotes(tx, [id])).get(id);
  if (!note) throw notFound(NOTE_GONE);
  return note;
}

function select(tx: Tx, where: SQL | undefined) {
  return tx.select().from(notes).where(where).orderBy(desc(notes.id));
}

type Row = typeof notes.$inferSelect;

/** Builds the response for notes, with two statements for any number of notes. */
async function toBodies(tx: Tx, rows: readonly Row[]): Promise<NoteBody[]> {
  const names = await namesOfPeople(
    tx,
    rows.flatMap(({ author_id, struck_by }) => [author_id, struck_by]),
  );
  const mentions = await mentionsOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, startup_id, written_at, edited_at, struck_at, struck_by, ...rest }) => ({
    ...rest,
    id: String(id),
    startup_id: String(startup_id),
    author: names.get(rest.author_id) ?? null,
    written_at: isoTimestamp(written_at),
    edited_at: isoTimestamp(edited_at),
    editable_until: toTimestamp(editableUntil(written_at)),
    struck_at: isoTimestamp(struck_at),
    struck_by: (struck_by === null ? undefined : names.get(struck_by)) ?? null,
    mentions: mentions.get(id) ?? [],
  }));
}

/**
 * Returns the time until which a note can be edited, in milliseconds since 1970.
 * @param writtenAt timestamp of the database
 */
export function editableUntil(writtenAt: string): number {
  return Date.parse(isoTimestamp(writtenAt)) + EDITABLE_MS;
}

async function mentionsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, NoteBody['mentions']>> {
  const mentions = new Map<number, NoteBody['mentions']>();
  if (ids.length === 0) return mentions;
  const rows = await tx
    .select({ note_id: noteMentions.note_id, id: noteMentions.user_id, name: noteMentions.name })
    .from(noteMentions)
    .innerJoin(users, and(eq(users.id, noteMentions.user_id), eq(users.account_status, 'active')))
    .where(sql`${noteMentions.note_id} = any(${sql.param([...ids])}::bigint[])`)
    .orderBy(asc(noteMentions.name), asc(noteMentions.user_id));
  for (const { note_id, ...mention } of rows)
    mentions.set(note_id, [...(mentions.get(note_id) ?? []), mention]);
  return mentions;
}
