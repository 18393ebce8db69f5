import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../platform/db/open-database';
import { FORGOTTEN_AFTER_DAYS } from './import.limits';
import { importPieces, imports } from '../platform/db/schema/imports.table';

const DAY_MS = 86_400_000;

/**
 * Deletes files that were not imported within a week, and the bytes of cancelled imports.
 * @param now milliseconds since 1970
 */
export async function pruneImports(db: Db, now: number): Promise<void> {
  const before = new Date(now - FORGOTTEN_AFTER_DAYS * DAY_MS).toISOString();
  await db
    .delete(imports)
    .where(
      and(
        inArray(imports.state, ['uploading', 'checked', 'cancelled', 'failed']),
        lt(imports.updated_at, before),
      ),
    );
  const cancelled = db.select({ id: imports.id }).from(imports).where(eq(imports.state, 'cancelled'));
  await db.delete(importPieces).where(inArray(importPieces.import_id, cancelled));
}
