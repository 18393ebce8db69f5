import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { entryOf } from './claims/derive-suggestions';
import { factChanges } from '../../platform/db/schema/fact-changes.table';
import type { Statement } from '../../platform/db/schema/fact-statements.table';
import type { Tx } from '../../platform/db/open-database';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { DiscardedEntryBody } from './discarded-entry.schema';
import { shortKey, statedKeyOf } from './entry-facts';
import { nameOf } from './fact-origins';
import type { StartupWithClaims } from './startup-with-claims';
import { suggestedText } from './suggestion-answer';

/**
 * Returns the discarded list entries of a startup, newest first. Each entry has the change whose undo restores it.
 * Facts that were discarded together are returned as one entry and undone together.
 */
export async function discardedOf(tx: Tx, known: StartupWithClaims): Promise<DiscardedEntryBody[]> {
  const discards = known.statements.filter((each) => each.list !== 'fields' && statedKeyOf(each) === null);
  if (discards.length === 0) return [];
  const made = await tx
    .select()
    .from(factChanges)
    .where(
      and(
        eq(factChanges.startup_id, known.row.id),
        isNull(factChanges.undone_at),
        ne(factChanges.kind, 'kept'),
      ),
    )
    .orderBy(desc(factChanges.id));
  const entries = discards.map((statement) => {
    const { list, entry_key, said_by, said_at } = statement;
    const last = made.find((change) => change.list === list && change.entry_key === entry_key);
    return {
      list,
      key: shortKey(entry_key),
      text: last?.text_before ?? textOf(known, statement),
      discarded_by: nameOf(known, said_by),
      discarded_at: isoTimestamp(said_at),
      change_id: last ? String(last.id) : null,
    };
  });
  const acts = new Map(entries.map((entry) => [`${entry.list} ${entry.discarded_at} ${entry.text}`, entry]));
  return [...acts.values()].sort((a, b) => Date.parse(b.discarded_at) - Date.parse(a.discarded_at));
}

/** Returns a discarded entry as the latest row states it, or its folded form if no row states it. */
function textOf({ claims }: StartupWithClaims, { list, entry_key }: Statement): string {
  for (const claim of claims.toReversed()) {
    const stated = entryOf(claim, list, entry_key);
    if (stated) return suggestedText(stated);
  }
  return entry_key;
}
