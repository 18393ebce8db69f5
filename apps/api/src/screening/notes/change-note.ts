import { and, eq, inArray, sql } from 'drizzle-orm';
import { isPerson } from '../../identity/accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { hasVisible } from '@vaglio/startups-domain';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { badRequest, conflict, forbidden, notFound } from '../../platform/http/errors/errors';
import { lockStartup } from '../../startups/records/lock-startup';
import { readRowId } from '../../platform/http/validation/row-id';
import { editsOf } from '../../audit/row-versions/last-change';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import { notifyOfMentions, notifyOfNote } from './note-notices';
import { toTimestamp } from '../../platform/time/timestamps';
import { editableUntil, NOTE_GONE, readNote } from './note.queries';
import { noteMentions, notes } from '../../platform/db/schema/notes.table';
import type { NewNoteBody, NoteBody } from './notes.schemas';

type Needs = Pick<Deps, 'db' | 'now'>;
type Writer = Actor & { userId: string };
export type SeenNote = { id: string; ifMatch: string | undefined; actor: Writer };

const CHANGES = ['note_edited', 'note_struck'] as const;

/** Adds a note about a startup. @throws Refusal 400 without a text; 404; 409 if the startup was merged */
export async function addNote(
  { db, now }: Needs,
  { id, actor }: { id: string; actor: Writer },
  body: NewNoteBody,
): Promise<NoteBody> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction((tx) => addNoteIn(tx, { startupId, actor, now: now() }, body));
}

/** Adds a note within a transaction. @param now milliseconds since 1970 */
export async function addNoteIn(
  tx: Tx,
  { startupId, actor, now }: { startupId: number; actor: Writer; now: number },
  body: NewNoteBody,
): Promise<NoteBody> {
  const text = readNoteText(body);
  const { company_name } = await lockStartup(tx, startupId);
  const [row] = await tx
    .insert(notes)
    .values({ startup_id: startupId, author_id: actor.userId, text, written_at: toTimestamp(now) })
    .returning({ id: notes.id });
  if (!row) throw new Error('no note was stored');
  const mentioned = await storeMentions(tx, row.id, text, body);
  await notifyOfNote(tx, now, { noteId: row.id, startupId, authorId: actor.userId, mentioned });
  await recordEvent(tx, actor, {
    action: 'note_added',
    target: { type: 'note', id: String(row.id) },
    after: { company_name, startup_id: startupId, text },
  });
  return readNote(tx, row.id);
}

/**
 * Edits a note.
 * @throws Refusal 400 without a text; 403 for everyone except its author; 404; 409 after 15 minutes, or if the note is
 *   struck through; 412
 */
export async function editNote({ db, now }: Needs, seen: SeenNote, body: NewNoteBody): Promise<NoteBody> {
  const text = readNoteText(body);
  return db.transaction(async (tx) => {
    const { note, company_name } = await lockNote(tx, seen.id);
    if (note.author_id !== seen.actor.userId) throw forbidden('Only its author may edit a note.');
    await refuseOther(tx, seen, note);
    if (note.struck_at !== null) throw conflict('This note was struck through.');
    if (now() > editableUntil(note.written_at))
      throw conflict('A note can be edited for 15 minutes. Strike it through and write another one.');
    await tx
      .update(notes)
      .set({ text, edited_at: toTimestamp(now()), version: sql`${notes.version} + 1` })
      .where(eq(notes.id, note.id));
    const mentioned = await storeMentions(tx, note.id, text, body);
    const { id: noteId, startup_id: startupId, author_id: authorId } = note;
    await notifyOfMentions(tx, now(), { noteId, startupId, authorId, mentioned });
    if (text !== note.text)
      await recordEvent(tx, seen.actor, {
        action: 'note_edited',
        target: { type: 'note', id: String(note.id) },
        before: { text: note.text },
        after: { company_name, startup_id: note.startup_id, text },
      });
    return readNote(tx, note.id);
  });
}

/**
 * Strikes a note through. It remains readable. Has no effect if it is already struck through.
 * @param mayStrikeAny true to allow notes of other people
 * @throws Refusal 403 for another person's note; 404; 409 if the startup was merged; 412
 */
export async function strikeNote(
  { db, now }: Needs,
  seen: SeenNote,
  mayStrikeAny: boolean,
): Promise<NoteBody> {
  return db.transaction(async (tx) => {
    const { note, company_name } = await lockNote(tx, seen.id);
    if (note.author_id !== seen.actor.userId && !mayStrikeAny)
      throw forbidden('Only its author or an administrator may strike a note through.');
    if (note.struck_at !== null) return readNote(tx, note.id);
    await refuseOther(tx, seen, note);
    await tx
      .update(notes)
      .set({
        struck_at: toTimestamp(now()),
        struck_by: seen.actor.userId,
        version: sql`${notes.version} + 1`,
      })
      .where(eq(notes.id, note.id));
    await recordEvent(tx, seen.actor, {
      action: 'note_struck',
      target: { type: 'note', id: String(note.id) },
      before: { is_struck: false },
      after: { company_name, startup_id: note.startup_id, is_struck: true },
    });
    return readNote(tx, note.id);
  });
}

function readNoteText({ text }: NewNoteBody): string {
  const trimmed = text.trim();
  if (!hasVisible(trimmed)) throw badRequest('Please write a note.');
  return trimmed;
}

/** Locks a startup and then its note, in the same order as a merge. */
async function lockNote(tx: Tx, id: string) {
  const noteId = readRowId(id, NOTE_GONE);
  const [found] = await tx.select({ id: notes.startup_id }).from(notes).where(eq(notes.id, noteId));
  if (!found) throw notFound(NOTE_GONE);
  const { company_name } = await lockStartup(tx, found.id);
  const [note] = await tx.select().from(notes).where(eq(notes.id, noteId)).for('update');
  if (!note) throw notFound(NOTE_GONE);
  return { note, company_name };
}

function refuseOther(tx: Tx, { id, ifMatch }: SeenNote, note: typeof notes.$inferSelect): Promise<void> {
  return refuseStale(tx, {
    ifMatch,
    version: note.version,
    current: () => readNote(tx, note.id),
    edits: editsOf(id, CHANGES),
  });
}

/**
 * Stores which people a note mentions: they have access, and their name follows an @ in the text.
 * @returns their ids
 */
async function storeMentions(
  tx: Tx,
  noteId: number,
  text: string,
  { mentions = [] }: NewNoteBody,
): Promise<string[]> {
  await tx.delete(noteMentions).where(eq(noteMentions.note_id, noteId));
  if (mentions.length === 0) return [];
  const people = await tx
    .select({ user_id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, mentions), eq(users.account_status, 'active'), isPerson));
  const mentioned = people.filter(({ name }) => text.includes(`@${name}`));
  if (mentioned.length > 0)
    await tx.insert(noteMentions).values(mentioned.map((person) => ({ ...person, note_id: noteId })));
  return mentioned.map(({ user_id }) => user_id);
}
