import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { decisions } from '../decisions/decisions.table';
import { factChanges } from './fact-changes.table';
import { factStatements } from './fact-statements.table';
import { formerRows } from './former-rows.table';
import { suggestions } from './suggestions.table';

/** Removes what is said about startups that are gone for good. */
export async function forgetClaims(tx: Tx, startupIds: readonly number[]): Promise<void> {
  if (startupIds.length === 0) return;
  for (const table of [factStatements, formerRows, suggestions, factChanges, decisions])
    await tx.delete(table).where(sql`${table.startup_id} = any(${sql.param(startupIds)}::bigint[])`);
}
