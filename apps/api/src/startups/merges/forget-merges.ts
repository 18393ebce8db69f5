import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { forgetClaims } from '../facts/claims/forget-claims';

/** Deletes the merges of purged startups and the claims about the merged startups. */
export async function forgetMerges(tx: Tx, goneIds: readonly number[]): Promise<void> {
  const gone = sql`${sql.param(goneIds)}::bigint[]`;
  const { rows } = await tx.execute<{ merged_id: string }>(sql`
    with recursive parts as (
      select merged_id from ${startupMerges} where undone_at is null and survivor_id = any(${gone})
      union
      select m.merged_id from ${startupMerges} m join parts on m.survivor_id = parts.merged_id
      where m.undone_at is null
    ) select merged_id from parts`);
  const parts = rows.map(({ merged_id }) => Number(merged_id));
  await forgetClaims(tx, parts);
  const all = sql`${sql.param([...goneIds, ...parts])}::bigint[]`;
  await tx.execute(
    sql`delete from ${startupMerges} where survivor_id = any(${all}) or merged_id = any(${all})`,
  );
}
