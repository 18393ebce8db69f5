import { and, eq, sql, type SQL } from 'drizzle-orm';
import { recordEvent } from '../../audit/audit-event';
import { forgetClaims } from '../../startups/facts/claims/forget-claims';
import { rawStartupRevisions } from '../../platform/db/schema/raw-startup-revisions.table';
import { rebuildStartups } from '../../startups/curation/rebuild-startups';
import type { Db, Tx } from '../../platform/db/open-database';
import { markForComparison } from '../../startups/duplicates/mark-startups';
import { deletions } from '../../platform/db/schema/deletions.table';
import { extractions } from '../../platform/db/schema/extractions.table';
import { isStillHeld, type Held } from '../../platform/jobs/lease';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { actorOfJob } from '../actor-of-job';
import { changedSince, isTouched } from '../check/changed-since';
import { importLines } from '../../platform/db/schema/import-lines.table';
import { imports, type ImportRecord } from '../../platform/db/schema/imports.table';
import { LostClaim } from '../lost-claim';
import { LINE_COLUMNS, listOf } from '../commit/written-columns';

const LIMITS = sql.raw("set local statement_timeout = '60s'; set local lock_timeout = '10s'");
/** Number of startups that are rebuilt at once. */
const PORTION = 1_000;
/**
 * Maximum number of passes, which limits the time of an undo. In a longer chain of renamed startups, the last ones keep
 * their present names.
 */
const MAX_PASSES = 10;
/** Columns of a raw row that an import overwrites: those of its lines, and others. */
const RESTORED = [
  ...LINE_COLUMNS,
  'origin',
  'evidence',
  'confidence',
  'review',
  'founders',
  'financings',
  'curated_at',
  'updated_at',
];

/**
 * Undoes an import in one transaction with its audit event.
 * - Rows that it created are deleted, with startups that consist only of such rows.
 * - Rows that it changed get their previous content.
 * - All affected startups are rebuilt from their remaining claims.
 * - Rows that were changed since are kept, and their lines state the reason.
 * @param now milliseconds since 1970
 * @throws LostClaim if another server took over
 */
export async function undoImport(db: Db, record: ImportRecord, held: Held, now: () => number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockScores(tx);
    await tx.execute(LIMITS);
    const at = new Date(now()).toISOString();
    await tx.execute(sql`
      select r.id from ${rawStartups} r where r.id in (
        select l.raw_id from ${importLines} l where l.import_id = ${record.id} and l.written_version is not null)
      order by r.id for update`);
    await tx.execute(sql`
      update ${importLines} set kept = ${changedSince()} from ${imports}
      where ${imports.id} = ${importLines.import_id} and ${imports.id} = ${record.id}
        and ${importLines.written_version} is not null`);
    const affected = await readStartups(tx, record.id);
    await restoreRows(tx, record.id);
    await removeRows(tx, record.id);
    const leaving = await removeStartups(tx, record, affected);
    const staying = affected.filter((id) => !leaving.has(id));
    await releaseExternalIds(tx, record.id, staying);
    await rebuildAll(tx, staying, at);
    await finish(tx, record, held, at);
  });
  await db.execute(sql`analyze ${rawStartups}`);
}

/**
 * Rebuilds startups. Repeats this while a startup releases a name or website, because another startup may have had it
 * before the import.
 */
async function rebuildAll(tx: Tx, ids: readonly number[], at: string): Promise<void> {
  let isKeyReleased = true;
  for (let pass = 0; isKeyReleased && pass < MAX_PASSES; pass++) {
    isKeyReleased = false;
    for (let start = 0; start < ids.length; start += PORTION) {
      const portion = await rebuildStartups(tx, ids.slice(start, start + PORTION), at);
      isKeyReleased ||= portion.isKeyReleased;
    }
  }
}

/** Returns the condition for lines whose rows the undo reverts. */
const isTaken = (importId: number): SQL =>
  sql`l.import_id = ${importId} and l.written_version is not null and l.kept is null`;

async function readStartups(tx: Tx, importId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct r.startup_id as id from ${importLines} l join ${rawStartups} r on r.id = l.raw_id
    where ${isTaken(importId)} and r.startup_id is not null order by 1`);
  return rows.map(({ id }) => Number(id));
}

/**
 * Restores the previous content of changed rows, and deletes the revisions that were stored of them. A row that an
 * earlier import wrote belongs to that import again, which can then be undone too.
 */
async function restoreRows(tx: Tx, importId: number): Promise<void> {
  await tx.execute(sql`
    update ${importLines} e set written_version = r.version + 1
    from ${importLines} l join ${rawStartups} r on r.id = l.raw_id
    where ${isTaken(importId)} and l.before is not null and e.raw_id = r.id and e.import_id <> l.import_id
      and e.written_version = (l.before ->> 'version')::int`);
  await tx.execute(sql`
    update ${rawStartups} r set (${listOf(RESTORED)}) = row(${listOf(RESTORED, 'b')}),
      extraction_id = (select e.id from ${extractions} e where e.id = b.extraction_id),
      deletion_id = (select d.id from ${deletions} d where d.id = b.deletion_id),
      startup_id = case when b.startup_id is not null then r.startup_id end,
      version = r.version + 1
    from ${importLines} l cross join lateral jsonb_populate_record(null::${rawStartups}, l.before) b
    where ${isTaken(importId)} and l.before is not null and r.id = l.raw_id`);
  await tx.execute(sql`
    delete from ${rawStartupRevisions} f using ${importLines} l
    where ${isTaken(importId)} and l.before is not null
      and f.raw_id = l.raw_id and f.content -> 'version' = l.before -> 'version'`);
}

async function removeRows(tx: Tx, importId: number): Promise<void> {
  await tx.execute(sql`
    delete from ${rawStartups} r using ${importLines} l
    where ${isTaken(importId)} and l.before is null and r.id = l.raw_id`);
}

/** Deletes startups without remaining claims if this import created them, or an import that was undone earlier. */
async function removeStartups(
  tx: Tx,
  { id: importId, started_at }: ImportRecord,
  affected: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows: unsupported } = await tx.execute<{ id: string; is_own: boolean }>(sql`
    select ${startups.id}, ${startups.created_at} >= ${started_at} as is_own from ${startups}
    where ${startups.id} = any(${sql.param(affected)}::bigint[]) and not ${isTouched()}
      and not exists (select from ${rawStartups} r where r.startup_id = ${startups.id})
      and not exists (select from ${rawStartupRevisions} f where f.startup_id = ${startups.id})`);
  const own = unsupported.filter(({ is_own }) => is_own).map(({ id }) => Number(id));
  const others = unsupported.filter(({ is_own }) => !is_own).map(({ id }) => Number(id));
  const ids = [...own, ...(await madeByUndone(tx, importId, others))];
  await tx.execute(sql`delete from ${startups} where ${startups.id} = any(${sql.param(ids)}::bigint[])`);
  await markForComparison(tx, ids);
  await forgetClaims(tx, ids);
  return new Set(ids);
}

/**
 * Returns the startups whose first row was written by an undone import. When that import was checked, no startup had
 * the name.
 */
async function madeByUndone(tx: Tx, importId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct s.id from ${startups} s
      join ${importLines} l on l.content ->> 'name_key' = s.name_key
      join ${imports} i on i.id = l.import_id and i.state = 'undone' and i.started_at <= s.created_at
    where s.id = any(${sql.param(ids)}::bigint[]) and l.import_id <> ${importId}
      and l.written_version is not null and l.before is null and l.startup_id is null and l.kept is null`);
  return rows.map(({ id }) => Number(id));
}

/** Removes the external id of startups that had none before the import. */
async function releaseExternalIds(tx: Tx, importId: number, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update ${startups} s set external_id = null
    where s.id = any(${sql.param(ids)}::bigint[])
      and s.external_id in (select l.content ->> 'external_id' from ${importLines} l where ${isTaken(importId)} and l.before is null)
      and not exists (select from ${rawStartups} r where r.startup_id = s.id and r.external_id = s.external_id)`);
}

async function finish(tx: Tx, { id, file_name, actor }: ImportRecord, held: Held, at: string): Promise<void> {
  const {
    rows: [counted],
  } = await tx.execute<{ taken: string; kept: string }>(sql`
    select count(*) filter (where l.kept is null) as taken, count(l.kept) as kept from ${importLines} l
    where l.import_id = ${id} and l.written_version is not null`);
  const { rowCount } = await tx
    .update(imports)
    .set({ state: 'undone', problem: null, undone_at: at, updated_at: at })
    .where(and(isStillHeld({ table: imports }, held), eq(imports.state, 'undoing')));
  if (rowCount !== 1) throw new LostClaim();
  await recordEvent(tx, await actorOfJob(tx, actor), {
    action: 'import_undone',
    target: { type: 'import', id: String(id) },
    after: { file_name, taken_back: Number(counted?.taken), kept: Number(counted?.kept) },
  });
}
