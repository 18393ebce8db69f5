import { inArray } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { factStatements } from './fact-statements.table';
import { formerRows } from './former-rows.table';

/** Removes what people and former rows say about startups that are gone for good. */
export async function forgetClaims(tx: Tx, startupIds: readonly number[]): Promise<void> {
  if (startupIds.length === 0) return;
  for (const table of [factStatements, formerRows])
    await tx.delete(table).where(inArray(table.startup_id, [...startupIds]));
}
