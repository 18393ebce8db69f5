import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { duplicateMarks } from '../../platform/db/schema/duplicates.table';

/** Has startups compared again for what their own row does not show, such as the website of a raw row. */
export async function markForComparison(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(
    sql`insert into ${duplicateMarks} (startup_id) select unnest(${sql.param(ids)}::bigint[])`,
  );
}

/** Has the startups of these raw rows compared again that the company register confirmed. */
export async function markRegistered(tx: Tx, rawIds: readonly number[]): Promise<void> {
  if (rawIds.length === 0) return;
  await tx.execute(sql`
    insert into ${duplicateMarks} (startup_id)
    select distinct r.startup_id from ${rawStartups} r
    where r.id = any(${sql.param(rawIds)}::bigint[]) and r.startup_id is not null and r.evidence @? '$[*].register'`);
}
