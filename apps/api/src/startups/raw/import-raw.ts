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
 * Stores one row of an import as a raw startup, in one transaction with its audit event. A known `ID`, or the UUID
 * from an export of this installation, updates the existing row, which then waits for curation again. Nothing is
 * written if the row changes nothing, or if it has no `ID` and its content exists. Concurrent calls are allowed.
 * @param now milliseconds since 1970
 * @throws a 400 with a message for invalid content
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
 * Converts an import row to the columns of the raw table, except its author.
 * @param at time of the import, ISO 8601
 * @throws a 400 with a message for invalid content
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

/**
 * Returns the existing row that an import row repeats. The row is locked until the transaction ends, so that
 * concurrent updates are serialized.
 */
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
    // A row found by its UUID keeps its external id. Its quotes are removed, because quotes from an article do not
    // prove values from a spreadsheet.
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

/** Returns whether a row waits for a review or was discarded. An import by a person ends either state. */
const isHeldBack = ({ review }: Stored) => review === 'waiting' || review === 'discarded';

/**
 * SQL expression for the deletion of the row's startup, unless the deletion was purged. After a purge, the row creates
 * a new startup.
 */
const stillDeleted = sql`(select d.id from ${deletions} d where d.id = ${rawStartups.deletion_id} and d.purged_at is null)`;

/** Records the audit event of an import. The event contains the overwritten values. */
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

/** Returns the content of the audit event for an imported row. */
const eventOf = ({ external_id, company_name }: RowToStore, outcome: ImportOutcome['outcome']) => ({
  outcome,
  external_id,
  company_name,
});
