import { and, eq, sql, type SQL } from 'drizzle-orm';
import { recordEvent } from '../../audit/audit-event';
import { saveRevisions } from '../../startups/facts/claims/raw-startup-revisions';
import type { Db, Tx } from '../../platform/db/open-database';
import { deletions } from '../../platform/db/schema/deletions.table';
import { isStillHeld, type Held } from '../../platform/jobs/lease';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { actorOfJob } from '../actor-of-job';
import { importLines } from '../../platform/db/schema/import-lines.table';
import { importPieces, imports, type ImportRecord } from '../../platform/db/schema/imports.table';
import { LostClaim } from '../lost-claim';
import { compareLines, type LineRange } from '../check/stale-lines';
import { LINE_COLUMNS, lineValues, listOf } from './written-columns';

const LIMITS = sql.raw("set local statement_timeout = '60s'; set local lock_timeout = '10s'");
/** Number of lines per statement. It is small enough to show progress and to notice a cancellation. */
const PORTION = 5_000;
/** Condition for lines `l` that create raw rows. */
const isNewRow = sql`l.outcome in ('create', 'update') and l.raw_version is null`;

/** Error if rows changed after the check of an import. */
export class StaleCheck extends Error {
  constructor(readonly lines: number) {
    super('the data changed since the check');
  }
}

/**
 * Writes the valid lines of an import as raw rows, in one transaction with its audit event. After a cancellation or a
 * crash of the server, nothing is written. Each line keeps the previous row for the undo.
 * @param now milliseconds since 1970
 * @throws StaleCheck if the data changed since the check; LostClaim if the import was cancelled, or another server took
 *   over
 */
export async function commitImport(
  db: Db,
  record: ImportRecord,
  held: Held,
  now: () => number,
): Promise<void> {
  const startedAt = new Date(now()).toISOString();
  await db.transaction(async (tx) => {
    await tx.execute(LIMITS);
    let done = 0;
    for await (const range of portionsOf(tx, record.id)) {
      done += await writePortion(tx, { record, range, at: startedAt });
      // Stored outside the transaction, so that others see the progress. The row itself is locked only at the end.
      const { rowCount } = await db
        .update(imports)
        .set({ done, started_at: startedAt })
        .where(isLeased(held));
      if (rowCount !== 1) throw new LostClaim();
    }
    await finish(tx, record, held, new Date(now()).toISOString());
  });
  await db.execute(sql`analyze ${rawStartups}`);
}

const isLeased = (held: Held): SQL | undefined =>
  and(isStillHeld({ table: imports }, held), eq(imports.state, 'committing'));

/** Yields the ranges of lines in which an import is written. All ranges have the same number of stored lines. */
async function* portionsOf(tx: Tx, importId: number): AsyncGenerator<LineRange> {
  for (let after = 0; ;) {
    const { rows } = await tx.execute<{ last: number | null }>(sql`
      select max(l.line) as last from (
        select line from ${importLines} where import_id = ${importId} and line > ${after}
        order by line limit ${PORTION}) l`);
    const upTo = rows[0]?.last ?? null;
    if (upTo === null) return;
    yield { after, upTo };
    after = upTo;
  }
}

type Portion = {
  record: ImportRecord;
  range: LineRange;
  /** Time of the import, ISO 8601. */
  at: string;
};

/** Writes a portion of lines. @returns number of lines in the portion, including those that write nothing */
async function writePortion(tx: Tx, { record, range, at }: Portion): Promise<number> {
  const inRange = sql`l.import_id = ${record.id} and l.line > ${range.after} and l.line <= ${range.upTo}
    and l.outcome in ('create', 'update')`;
  const { rows: found } = await tx.execute<{ id: string }>(sql`
    select r.id from ${rawStartups} r
    where r.id in (select l.raw_id from ${importLines} l where ${inRange} and l.raw_version is not null)
    order by r.id for update`);
  const { lines, stale } = await compareLines(tx, record.id, range);
  if (stale > 0) throw new StaleCheck(stale);
  if (found.length > 0) {
    await saveRevisions(
      tx,
      found.map(({ id }) => Number(id)),
    );
    await updateRows(tx, inRange, at);
  }
  await numberRows(tx, inRange);
  await insertRows(tx, record, inRange, at);
  return lines;
}

/**
 * Updates existing raw rows. A row that was found by its UUID keeps its external id. Quotes of an article are removed,
 * because they do not prove the values of a spreadsheet.
 */
async function updateRows(tx: Tx, inRange: SQL, at: string): Promise<void> {
  await tx.execute(sql`
    update ${importLines} l set before = to_jsonb(r), written_version = r.version + 1
    from ${rawStartups} r where ${inRange} and l.raw_version is not null and l.raw_id = r.id`);
  await tx.execute(sql`
    update ${rawStartups} r set (${listOf(LINE_COLUMNS)}) = row(${lineValues(sql`l.content`)}), origin = 'import',
      extraction_id = null, evidence = null, confidence = null, review = null, founders = '[]', financings = '[]',
      curated_at = null, updated_at = ${at}, version = r.version + 1,
      deletion_id = (select d.id from ${deletions} d where d.id = r.deletion_id and d.purged_at is null)
    from ${importLines} l
    where ${inRange} and l.raw_version is not null and l.raw_id = r.id`);
}

/** Assigns ids to new raw rows in the order of the file, after all existing rows. */
async function numberRows(tx: Tx, inRange: SQL): Promise<void> {
  await tx.execute(sql`
    update ${importLines} l set raw_id = n.id, written_version = 1
    from (
      select o.line, nextval(pg_get_serial_sequence('raw_startups', 'id')) as id
      from (select l.line from ${importLines} l where ${inRange} and ${isNewRow} order by l.line) o
    ) n
    where ${inRange} and l.line = n.line`);
}

async function insertRows(tx: Tx, { committed_by }: ImportRecord, inRange: SQL, at: string): Promise<void> {
  await tx.execute(sql`
    insert into ${rawStartups} (id, external_id, ${listOf(LINE_COLUMNS)}, origin, created_by, created_at, updated_at)
    overriding system value
    select l.raw_id, l.content ->> 'external_id', ${lineValues(sql`l.content`)}, 'import', ${committed_by}::uuid, ${at}, ${at}
    from ${importLines} l
    where ${inRange} and ${isNewRow} order by l.line`);
}

async function finish(tx: Tx, record: ImportRecord, held: Held, at: string): Promise<void> {
  const { id, file_name, counts, actor } = record;
  const { rowCount } = await tx
    .update(imports)
    .set({ state: 'committed', problem: null, committed_at: at, updated_at: at })
    .where(isLeased(held));
  if (rowCount !== 1) throw new LostClaim();
  await tx.delete(importPieces).where(eq(importPieces.import_id, id));
  await recordEvent(tx, await actorOfJob(tx, actor), {
    action: 'import_committed',
    target: { type: 'import', id: String(id) },
    after: { file_name, ...counts },
  });
}
