import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/open-database';
import { deletions } from '../../../platform/db/schema/deletions.table';
import { rawStartups } from '../../../platform/db/schema/raw-startups.table';
import { rawStartupRevisions } from '../../../platform/db/schema/raw-startup-revisions.table';

/**
 * Stores the current content of raw rows before an import changes them or a person deletes them. Uncurated rows are
 * skipped, because no startup has their values. The caller must lock the rows first.
 */
export async function saveRevisions(tx: Tx, rawIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into ${rawStartupRevisions} (raw_id, startup_id, content)
    select r.id, coalesce(r.startup_id, d.row_id), to_jsonb(r)
    from ${rawStartups} r left join ${deletions} d on d.id = r.deletion_id
    where r.id = any(${sql.param(rawIds)}::bigint[]) and r.curated_at is not null
      and coalesce(r.startup_id, d.row_id) is not null`);
}

/** Deletes the stored revision of a row if the row has the same content again. */
export async function forgetRestoredRow(tx: Tx, rawId: number): Promise<void> {
  await tx.execute(sql`
    delete from ${rawStartupRevisions} f using ${rawStartups} r
    where r.id = ${rawId} and f.raw_id = r.id and f.content -> 'version' = to_jsonb(r.version)`);
}
