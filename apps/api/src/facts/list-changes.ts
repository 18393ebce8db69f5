import { and, desc, eq } from 'drizzle-orm';
import { factChanges } from '../claims/fact-changes.table';
import type { Db } from '../db/open-database';
import { readRowId } from '../row-id';
import { toChanges } from './change-answer';
import type { FactChangeBody } from './facts.schemas';
import type { FACT_LISTS } from './fact-fields';
import { readKnown } from './known-startup';

/**
 * What people did to the facts of a startup, the newest first.
 * @param list only to this one
 * @throws 404
 */
export async function readListChanges(
  db: Db,
  id: string,
  list?: (typeof FACT_LISTS)[number],
): Promise<{ items: FactChangeBody[] }> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(
    async (tx) => {
      const { row } = await readKnown(tx, startupId);
      const made = await tx
        .select()
        .from(factChanges)
        .where(and(eq(factChanges.startup_id, row.id), list && eq(factChanges.list, list)))
        .orderBy(desc(factChanges.id));
      return { items: await toChanges(tx, made) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
