import { sql } from 'drizzle-orm';
import { factStatements } from '../../platform/db/schema/fact-statements.table';
import type { Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';

/** Returns whether a person changed or stated any fact of a startup other than accepted values of this raw row. */
export async function hasOtherChanges(tx: Tx, startupId: number, rawId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ is_touched: boolean }>(sql`
    select exists (select from ${startups} s cross join lateral jsonb_each(s.origins) o
        where s.id = ${startupId} and (o.value ->> 'by' = 'person' or o.value ? 'confirmed')
          and (o.value ->> 'raw_id')::bigint is distinct from ${rawId} and not o.value ? 'derived')
      or exists (select from ${factStatements} t
        where t.startup_id = ${startupId} and t.raw_id is distinct from ${rawId}) as is_touched`);
  return rows[0]?.is_touched ?? false;
}
