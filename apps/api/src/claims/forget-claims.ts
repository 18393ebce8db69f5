import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { bulkWork } from '../bulk/bulk-acts.table';
import { decisions } from '../decisions/decisions.table';
import { factChanges } from './fact-changes.table';
import { factStatements } from './fact-statements.table';
import { formerRows } from './former-rows.table';
import { startupFollowers } from '../following/startup-followers.table';
import { notes } from '../notes/notes.table';
import { notifications } from '../notifications/notifications.table';
import { splitKeys, startupSplits } from '../splits/splits.table';
import { startupWork } from '../work/startup-work.table';
import { suggestions } from './suggestions.table';

/** Removes what is said about startups that are gone for good. */
export async function forgetClaims(tx: Tx, startupIds: readonly number[]): Promise<void> {
  if (startupIds.length === 0) return;
  for (const table of [
    factStatements,
    formerRows,
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

/** A split of which a startup is gone for good cannot be undone. */
async function forgetSplits(tx: Tx, startupIds: readonly number[]): Promise<void> {
  const gone = sql`any(${sql.param(startupIds)}::bigint[])`;
  await tx.execute(sql`
    with forgotten as (
      delete from ${startupSplits} s where s.startup_id = ${gone}
        or exists (select from jsonb_array_elements(s.parts) part where (part ->> 'id')::bigint = ${gone})
      returning s.id)
    delete from ${splitKeys} where split_id in (select id from forgotten) or startup_id = ${gone}`);
}
