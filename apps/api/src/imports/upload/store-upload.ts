import { and, eq, inArray, isNull, lt, sql, sum } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { refuseHiddenIn } from '../../platform/http/validation/address-text';
import { ADVISORY_LOCKS, waitForLock } from '../../platform/db/advisory-locks';
import type { Db, Tx } from '../../platform/db/open-database';
import { badRequest, conflict, notFound, refusal } from '../../platform/http/errors/errors';
import { storable } from '../../platform/text/well-formed';
import { MAX_UPLOAD_BYTES, MAX_WAITING_BYTES, UPLOAD_IDLE_MINUTES } from '../import.limits';
import {
  importPieces,
  imports,
  type ImportRecord,
  type ImportState,
} from '../../platform/db/schema/imports.table';

const PIECE_BYTES = 1024 * 1024;

export type NewUpload = { name: string; size: number };

/** States in which the file of an import uses storage although nothing is written yet. */
const WAITING: readonly ImportState[] = ['uploading', 'reading', 'checking', 'checked', 'failed'];

/**
 * Creates an import. Its file follows in one or several requests.
 * @throws Refusal 413 for a file that exceeds the limit, 409 if the waiting files of this person use too much storage
 */
export async function openUpload(db: Db, { name, size }: NewUpload, actor: Actor): Promise<ImportRecord> {
  const file_name = storable(name).trim().slice(-200);
  if (file_name === '') throw badRequest('name must not be empty.');
  refuseHiddenIn('name', file_name, badRequest);
  if (size > MAX_UPLOAD_BYTES) throw refusal(413, 'The file is larger than 200 MB.');
  return db.transaction(async (tx) => {
    await refuseFull(tx, size, actor);
    const [row] = await tx
      .insert(imports)
      .values({ file_name, size, created_by: actor.userId, state: size === 0 ? 'reading' : 'uploading' })
      .returning();
    if (!row) throw new Error('no import was stored');
    await recordEvent(tx, actor, {
      action: 'import_uploaded',
      target: { type: 'import', id: String(row.id) },
      after: { file_name, size },
    });
    return row;
  });
}

/**
 * Refuses an upload that would exceed the storage limit. A lock prevents concurrent uploads from exceeding the limit
 * together. Abandoned uploads are deleted first.
 */
async function refuseFull(tx: Tx, size: number, { userId }: Actor): Promise<void> {
  await waitForLock(tx, ADVISORY_LOCKS.uploads, userId ?? '');
  const isOwn = userId === null ? isNull(imports.created_by) : eq(imports.created_by, userId);
  const idleSince = sql`now() - make_interval(mins => ${UPLOAD_IDLE_MINUTES})`;
  await tx
    .delete(imports)
    .where(and(isOwn, eq(imports.state, 'uploading'), lt(imports.updated_at, idleSince)));
  const [held] = await tx
    .select({ bytes: sum(imports.size).mapWith(Number) })
    .from(imports)
    .where(and(isOwn, inArray(imports.state, [...WAITING])));
  if ((held?.bytes ?? 0) + size > MAX_WAITING_BYTES)
    throw conflict('Your uploads that are not imported yet exceed 2 GB. Import or cancel one of them first.');
}

/**
 * Stores bytes of a file as they arrive, in parts, so that a broken connection loses none of the received bytes. The
 * next free server parses the complete file. People other than the creator of the import may send bytes. The audit
 * trail and the import record them.
 * @param offset offset of the bytes in the file
 * @throws Refusal 409 if the upload is at another offset or complete, 413 for more bytes than announced
 */
export async function storeUpload(
  db: Db,
  id: number,
  offset: number,
  body: AsyncIterable<Uint8Array>,
  actor: Actor,
): Promise<ImportRecord> {
  let row = await takeUpload(db, id);
  if (row.received !== offset) throw conflict(`The upload is at byte ${row.received}: continue there.`);
  for await (const bytes of inPieces(body)) row = await storePiece(db, row, bytes, actor);
  return row;
}

async function takeUpload(db: Db, id: number): Promise<ImportRecord> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  if (!row) throw notFound('Import not found');
  if (row.state !== 'uploading') throw conflict('The file of this import is uploaded already.');
  return row;
}

async function storePiece(
  db: Db,
  { id, size, received, uploaded_by: senders, created_by }: ImportRecord,
  bytes: Buffer,
  actor: Actor,
): Promise<ImportRecord> {
  const next = received + bytes.length;
  const isNewSender = actor.userId !== null && !senders.includes(actor.userId);
  const uploaded_by = actor.userId !== null && isNewSender ? [...senders, actor.userId] : senders;
  if (next > size) throw refusal(413, `The file is larger than announced (${size} bytes).`);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(imports)
      .set({
        received: next,
        uploaded_by,
        updated_at: sql`now()`,
        ...(next === size && { state: 'reading' as const, due_at: sql`now()` }),
      })
      .where(and(eq(imports.id, id), eq(imports.received, received), eq(imports.state, 'uploading')))
      .returning();
    if (!row) throw conflict('Another request uploads this file.');
    await tx.insert(importPieces).values({ import_id: id, position: received, bytes });
    if (isNewSender && actor.userId !== created_by)
      await recordEvent(tx, actor, {
        action: 'import_part_uploaded',
        target: { type: 'import', id: String(id) },
        after: { file_name: row.file_name, created_by, from_byte: received },
      });
    return row;
  });
}

async function* inPieces(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [waiting, length]: [Uint8Array[], number] = [[], 0];
  for await (const chunk of body) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PIECE_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** Returns the complete uploaded file in a buffer that can be transferred to a thread. */
export async function loadUpload(db: Db, { id, size }: ImportRecord): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(new ArrayBuffer(size));
  for (let position = 0; position < size;) {
    const [piece] = await db
      .select({ bytes: importPieces.bytes })
      .from(importPieces)
      .where(and(eq(importPieces.import_id, id), eq(importPieces.position, position)));
    if (!piece || piece.bytes.length === 0) throw new Error(`import ${id} has no bytes from ${position}`);
    bytes.set(piece.bytes, position);
    position += piece.bytes.length;
  }
  return bytes;
}
