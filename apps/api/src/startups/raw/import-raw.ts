import { asc, eq, or, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { saveRevisions } from '../facts/claims/raw-startup-revisions';
import type { Db, Tx } from '../../platform/db/open-database';
import { deletions } from '../../platform/db/schema/deletions.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { searchKeyOf } from './match-keys';
import { contentHash } from './content-hash';
import { readContent, readExternalId, readReceived } from './raw-content';
import { RAW_TRACE } from './raw-answer';
import { uidOf } from './row-uid';
import type { ImportRowBody } from './import-row.schemas';

export type ImportOutcome = { id: string; outcome: 'inserted' | 'updated' | 'unchanged' };

type RowToStore = ReturnType<typeof toStoredRow>;

/**
 * Stores one row of an import as a raw startup, in one transaction with its audit event.
 * The same `ID` again updates its row, which then waits for curation once more, and so does the UUID that an export of
 * this installation wrote for a row without one; a row without `ID` whose content is
 * there already, and a row that changes nothing, write nothing. Any number of calls may run at once.
 * @param now milliseconds since 1970
 * @throws a 400 with a message for what cannot be stored
 * Source: product decision 10.1.
 */
export async function importRaw(
  db: Db,
  body: ImportRowBody,
  actor: Actor,
  now: number,
): Promise<ImportOutcome> {
  const row = toStoredRow(body, new Date(now).toISOString());
  return db.transaction(async (tx) => {
    const found = await readStored(tx, row);
    if (found) return updateStored(tx, found, row, actor);
    const [inserted] = await tx
      .insert(rawStartups)
      .values({ ...row, created_by: actor.userId, created_at: row.updated_at })
      .onConflictDoNothing()
      .returning({ id: rawStartups.id });
    if (inserted) return recordImport(tx, actor, { id: String(inserted.id), outcome: 'inserted' }, row);
    const winner = await readStored(tx, row);
    if (!winner) throw new Error('the row that was in the way is gone');
    return updateStored(tx, winner, row, actor);
  });
}

/**
 * An import's row as the table holds it, without who sent it.
 * @param at the time of the import, ISO 8601
 * @throws a 400 with a message for what cannot be stored
 */
export function toStoredRow(body: ImportRowBody, at: string) {
  const content = readContent(body);
  return {
    ...content,
    external_id: readExternalId(body),
    content_hash: contentHash(content),
    received: readReceived(body),
    search_key: searchKeyOf(content),
    origin: 'import' as const,
    updated_at: at,
  };
}

/** The row that this one repeats; locked until the transaction ends, so that two updates of one row follow each other. */
async function readStored(tx: Tx, { external_id, content_hash }: RowToStore) {
  const uid = uidOf(external_id);
  const sameRow =
    external_id === null
      ? eq(rawStartups.content_hash, content_hash)
      : or(eq(rawStartups.external_id, external_id), uid === null ? undefined : eq(rawStartups.uid, uid));
  const [stored] = await tx
    .select({
      id: rawStartups.id,
      external_id: rawStartups.external_id,
      review: rawStartups.review,
      ...RAW_TRACE,
    })
    .from(rawStartups)
    .where(sameRow)
    .orderBy(asc(rawStartups.id))
    .limit(1)
    .for('update');
  return stored;
}

type Stored = NonNullable<Awaited<ReturnType<typeof readStored>>>;

async function updateStored(tx: Tx, stored: Stored, row: RowToStore, actor: Actor): Promise<ImportOutcome> {
  const id = String(stored.id);
  if (stored.content_hash === row.content_hash && !isHeldBack(stored)) return { id, outcome: 'unchanged' };
  await saveRevisions(tx, [stored.id]);
  await tx
    .update(rawStartups)
    // A row found by its UUID keeps the id that it has; quotes of an article prove nothing that a spreadsheet changed.
    .set({
      ...row,
      external_id: stored.external_id,
      extraction_id: null,
      evidence: null,
      confidence: null,
      review: null,
      founders: [],
      financings: [],
      curated_at: null,
      deletion_id: stillDeleted,
      version: sql`${rawStartups.version} + 1`,
    })
    .where(eq(rawStartups.id, stored.id));
  return recordImport(tx, actor, { id, outcome: 'updated' }, row, stored.received);
}

/** What waits for a person or was discarded as an article's is free as soon as a person imports it. */
const isHeldBack = ({ review }: Stored) => review === 'waiting' || review === 'discarded';

/** A row of a deleted startup stays with it, unless that was purged: then the row makes a new one. */
const stillDeleted = sql`(select d.id from ${deletions} d where d.id = ${rawStartups.deletion_id} and d.purged_at is null)`;

/** The event keeps what an update overwrites. */
async function recordImport(
  tx: Tx,
  actor: Actor,
  done: ImportOutcome,
  row: RowToStore,
  before?: Record<string, unknown>,
) {
  const target = { type: TARGET, id: done.id };
  await recordEvent(tx, actor, { action: ACTION, target, before, after: eventOf(row, done.outcome) });
  return done;
}

const TARGET = 'raw_startup';
const ACTION = 'startup.import';

/** What the event of an import says of its row. */
const eventOf = ({ external_id, company_name }: RowToStore, outcome: ImportOutcome['outcome']) => ({
  outcome,
  external_id,
  company_name,
});
