import { eq } from 'drizzle-orm';
import { namesOfPeople } from '../../audit/names-of-people';
import { factChanges } from '../../platform/db/schema/fact-changes.table';
import type { Tx } from '../../platform/db/open-database';
import { isoTimestamp } from '../../platform/time/timestamps';
import { shortKey } from './entry-facts';
import type { FactChangeBody } from './facts.schemas';

type Stored = typeof factChanges.$inferSelect;

/**
 * Returns the response body for a change of a fact.
 * @throws Error if the change does not exist
 */
export async function readChange(tx: Tx, id: number): Promise<FactChangeBody> {
  const [change] = await toChanges(tx, await tx.select().from(factChanges).where(eq(factChanges.id, id)));
  if (!change) throw new Error('no change was stored');
  return change;
}

/** Returns the response bodies for changes of facts, in the given order. */
export async function toChanges(tx: Tx, rows: readonly Stored[]): Promise<FactChangeBody[]> {
  const names = await namesOfPeople(
    tx,
    rows.flatMap(({ made_by, undone_by }) => [made_by, undone_by]),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return rows.map((row) => ({
    id: String(row.id),
    startup_id: String(row.startup_id),
    list: row.list,
    field: row.list === 'fields' ? row.entry_key : shortKey(row.entry_key),
    kind: row.kind,
    before: row.text_before,
    after: row.text_after,
    note: row.note,
    made_by: nameOf(row.made_by),
    made_at: isoTimestamp(row.made_at),
    undone_by: nameOf(row.undone_by),
    undone_at: isoTimestamp(row.undone_at),
  }));
}
