import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/open-database';
import { factStatements } from '../../../platform/db/schema/fact-statements.table';

type Emptying = {
  startupId: number;
  /** Values as a person set them; null empties. */
  columns: Readonly<Record<string, unknown>>;
  /** Values before. */
  before: Readonly<Record<string, unknown>>;
  userId: string | null;
  /** ISO 8601 */
  at: string;
};

/** Remembers which fields a person emptied: rows that were curated before do not fill them again, later ones do. */
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

/** Whatever fills the fields may do so again. */
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
