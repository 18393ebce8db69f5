import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { duplicateMarks } from './duplicates.table';

/** Has startups compared again for what their own row does not show, such as the website of a raw row. */
export async function markForComparison(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(
    sql`insert into ${duplicateMarks} (startup_id) select unnest(${sql.param(ids)}::bigint[])`,
  );
}
