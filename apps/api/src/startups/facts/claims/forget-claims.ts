import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/open-database';
import { bulkWork } from '../../../platform/db/schema/bulk-acts.table';
import { decisions } from '../../../platform/db/schema/decisions.table';
import { factChanges } from '../../../platform/db/schema/fact-changes.table';
import { factStatements } from '../../../platform/db/schema/fact-statements.table';
import { rawStartupRevisions } from '../../../platform/db/schema/raw-startup-revisions.table';
import { startupFollowers } from '../../../platform/db/schema/startup-followers.table';
import { notes } from '../../../platform/db/schema/notes.table';
import { notifications } from '../../../platform/db/schema/notifications.table';
import { splitKeys, startupSplits } from '../../../platform/db/schema/splits.table';
import { startupWork } from '../../../platform/db/schema/startup-work.table';
import { suggestions } from '../../../platform/db/schema/suggestions.table';

/** Deletes all claims of purged startups. */
export async function forgetClaims(tx: Tx, startupIds: readonly number[]): Promise<void> {
  if (startupIds.length === 0) return;
  for (const table of [
    factStatements,
    rawStartupRevisions,
    suggestions,
    factChanges,
    decisions,
    notes,
    startupWork,
    bulkWork,
    startupFollowers,
    notifications,
  ])
    await tx.delete(table).where(sql`${table.startup_id} = any(${sql.param(startupIds)}::bigint[])`);
  await forgetSplits(tx, startupIds);
}

/** Deletes the splits of purged startups, because they can no longer be undone. */
async function forgetSplits(tx: Tx, startupIds: readonly number[]): Promise<void> {
  const gone = sql`any(${sql.param(startupIds)}::bigint[])`;
  await tx.execute(sql`
    with forgotten as (
      delete from ${startupSplits} s where s.startup_id = ${gone}
        or exists (select from jsonb_array_elements(s.parts) part where (part ->> 'id')::bigint = ${gone})
      returning s.id)
    delete from ${splitKeys} where split_id in (select id from forgotten) or startup_id = ${gone}`);
}
