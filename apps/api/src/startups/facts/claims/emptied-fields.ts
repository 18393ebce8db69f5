import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/open-database';
import { factStatements } from '../../../platform/db/schema/fact-statements.table';

type Emptying = {
  startupId: number;
  /** Values that a person set, by column; null for an emptied field. */
  columns: Readonly<Record<string, unknown>>;
  /** Values before the change, by column. */
  before: Readonly<Record<string, unknown>>;
  userId: string | null;
  /** Time of the change in ISO 8601. */
  at: string;
};

/**
 * Records the fields that a person emptied. Rows that were curated earlier do not fill them again, but later rows do.
 */
export async function markEmptied(
  tx: Tx,
  { startupId, columns, before, userId, at }: Emptying,
): Promise<void> {
  const fields = Object.keys(columns).filter((field) => columns[field] !== before[field]);
  await forgetEmptied(tx, startupId, fields);
  const emptied = fields.filter((field) => columns[field] === null);
  if (emptied.length === 0) return;
  await tx.insert(factStatements).values(
    emptied.map((entry_key) => ({
      startup_id: startupId,
      list: 'fields' as const,
      entry_key,
      said_by: userId,
      said_at: at,
    })),
  );
}

/** Removes the records of emptied fields, so that any row can fill these fields. */
async function forgetEmptied(tx: Tx, startupId: number, fields: readonly string[]): Promise<void> {
  if (fields.length === 0) return;
  await tx
    .delete(factStatements)
    .where(
      and(
        eq(factStatements.startup_id, startupId),
        eq(factStatements.list, 'fields'),
        inArray(factStatements.entry_key, [...fields]),
      ),
    );
}
