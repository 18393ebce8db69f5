import { and, eq, sql, type SQL } from 'drizzle-orm';
import { recordEvent } from '../../audit/audit-event';
import { keepFormerRows } from '../../startups/facts/claims/former-rows';
import type { Db, Tx } from '../../platform/db/open-database';
import { deletions } from '../../platform/db/schema/deletions.table';
import { isStillHeld, type Held } from '../../platform/jobs/lease';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { actorOfJob } from '../actor-of-job';
import { importLines } from '../../platform/db/schema/import-lines.table';
import { importPortions } from '../upload/import-portions';
import { importPieces, imports, type ImportRecord } from '../../platform/db/schema/imports.table';
import { LostClaim } from '../lost-claim';
import { areNumbersLatest, isNewRow, renumberRows } from './number-rows';
import { compareLines, type LineRange } from '../check/stale-lines';
import { LINE_COLUMNS, lineValues, listOf } from './written-columns';

/** A plan of the first portion would go on looking through a table that was small then. */
const SETTINGS = sql.raw(
  "set local statement_timeout = '60s'; set local lock_timeout = '10s'; set local plan_cache_mode = force_custom_plan",
);

/** Rows that the import meets changed after its check. */
export class StaleCheck extends Error {
  constructor(readonly lines: number) {
    super('the data changed since the check');
  }
}

/**
 * Writes the good lines of an import as raw rows, all in one transaction with its audit event: a cancellation before
 * its end, or a killed server, leaves nothing written. Each line keeps the row as it was, so that it can be taken back.
 * @param now milliseconds since 1970
 * @throws StaleCheck when the data changed since the check; LostClaim when it was cancelled, or another server took over
 */
export async function commitImport(
  db: Db,
  record: ImportRecord,
  held: Held,
  now: () => number,
): Promise<void> {
  const startedAt = new Date(now()).toISOString();
  await db.transaction(async (tx) => {
    await tx.execute(SETTINGS);
    const isNumbered = await areNumbersLatest(tx, record.id);
    let done = 0;
    for await (const range of importPortions(tx, record.id)) {
      done += await writePortion(tx, { record, range, isNumbered, at: startedAt });
      // Outside the transaction, so that others see it; the row itself is not locked before the end.
      const { rowCount } = await db
        .update(imports)
        .set({ done, started_at: startedAt })
        .where(isUnderWay(held));
      if (rowCount !== 1) throw new LostClaim();
    }
    await finish(tx, record, held, new Date(now()).toISOString());
  });
  await db.execute(sql`analyze ${rawStartups}`);
}

const isUnderWay = (held: Held): SQL | undefined =>
  and(isStillHeld({ table: imports }, held), eq(imports.state, 'committing'));

type Portion = {
  record: ImportRecord;
  range: LineRange;
  /** Its new rows have their numbers. */
  isNumbered: boolean;
  /** ISO 8601. */
  at: string;
};

/** @returns lines of the portion, also those that write nothing */
async function writePortion(tx: Tx, { record, range, isNumbered, at }: Portion): Promise<number> {
  const inRange = sql`l.import_id = ${record.id} and l.line > ${range.after} and l.line <= ${range.upTo}
    and l.outcome in ('create', 'update')`;
  const { rows: found } = await tx.execute<{ id: string }>(sql`
    select r.id from ${rawStartups} r
    where r.id in (select l.raw_id from ${importLines} l where ${inRange} and l.raw_version is not null)
    order by r.id for update`);
  const { lines, stale } = await compareLines(tx, record.id, range);
  if (stale > 0) throw new StaleCheck(stale);
  if (found.length > 0) {
    await keepFormerRows(
      tx,
      found.map(({ id }) => Number(id)),
    );
    await updateRows(tx, inRange, at);
  }
  if (!isNumbered) await renumberRows(tx, inRange);
  await insertRows(tx, record, inRange, at);
  return lines;
}

/** A row found by its UUID keeps the id that it has; quotes of an article prove nothing that a spreadsheet changed. */
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
    .where(isUnderWay(held));
  if (rowCount !== 1) throw new LostClaim();
  await tx.delete(importPieces).where(eq(importPieces.import_id, id));
  await recordEvent(tx, await actorOfJob(tx, actor), {
    action: 'import_committed',
    target: { type: 'import', id: String(id) },
    after: { file_name, ...counts },
  });
}
