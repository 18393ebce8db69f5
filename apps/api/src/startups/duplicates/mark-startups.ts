import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startupsToCompare } from '../../platform/db/schema/duplicates.table';

/**
 * Enqueues startups for comparison (compare-startups.ts). Call this function in the transaction of each change of a
 * name, website, founder, year, canton or sector, and after a startup is deleted or restored.
 */
export async function markForComparison(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(
    sql`insert into ${startupsToCompare} (startup_id) select unnest(${sql.param(ids)}::bigint[])`,
  );
}

/** Enqueues the startups of the given raw rows that the company register confirmed. */
export async function markRegistered(tx: Tx, rawIds: readonly number[]): Promise<void> {
  if (rawIds.length === 0) return;
  await tx.execute(sql`
    insert into ${startupsToCompare} (startup_id)
    select distinct r.startup_id from ${rawStartups} r
    where r.id = any(${sql.param(rawIds)}::bigint[]) and r.startup_id is not null and r.evidence @? '$[*].register'`);
}
