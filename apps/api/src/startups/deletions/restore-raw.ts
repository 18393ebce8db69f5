import { sql } from 'drizzle-orm';
import { forgetRestoredRow } from '../facts/claims/raw-startup-revisions';
import type { Tx } from '../../platform/db/open-database';
import { conflict } from '../../platform/http/errors/errors';
import { extractions } from '../../platform/db/schema/extractions.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import type { deletions } from '../../platform/db/schema/deletions.table';
import { insertStoredRows, deletedContent } from './stored-rows';

type Kept = Pick<
  typeof deletions.$inferSelect,
  'id' | 'row_id' | 'company_name' | 'startup_id' | 'deletion_id'
>;

/**
 * Inserts a deleted raw row again. The row is attached to its startup or, if the startup is deleted, to the startup's
 * deletion.
 * @throws 409 if the row was imported again
 */
export async function restoreRaw(
  tx: Tx,
  { id, row_id, company_name, startup_id, deletion_id }: Kept,
): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from jsonb_populate_record(null::${rawStartups}, ${deletedContent(id)}) kept
    join ${rawStartups} r on r.external_id in (kept.external_id, kept.uid::text) or r.uid::text = kept.external_id
      or (r.content_hash = kept.content_hash and r.external_id is null and kept.external_id is null)
    limit 1`);
  if (rows.length > 0)
    throw conflict(`The row of '${company_name}' was imported again. Delete the new one first.`);
  await insertStoredRows(tx, rawStartups, sql`jsonb_build_array(${deletedContent(id)})`, {
    startup_id: sql`${startup_id}::bigint`,
    deletion_id: sql`${deletion_id}::bigint`,
    extraction_id: sql`(select e.id from ${extractions} e where e.id = kept.extraction_id)`,
  });
  await forgetRestoredRow(tx, row_id);
}
