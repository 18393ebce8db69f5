import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { claimOf, setClaim, type Fact } from '../facts/claims/claim-state';
import { factChanges, type FactClaim } from '../../platform/db/schema/fact-changes.table';
import { readStatements } from '../facts/claims/read-claims';
import { suggestions } from '../../platform/db/schema/suggestions.table';
import type { Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import type { startupMerges } from '../../platform/db/schema/merges.table';

type Merge = Pick<typeof startupMerges.$inferSelect, 'survivor_id' | 'merged_at'>;
type Change = typeof factChanges.$inferSelect;

/**
 * Statements of people about the survivor since a merge, including removed and undone statements, and decisions about
 * suggestions.
 */
export type LaterClaims = {
  facts: readonly (Fact & { claim: FactClaim })[];
  kept: readonly (typeof suggestions.$inferSelect)[];
  /** Ids of suggestions that a person rejected before the merge and opened again after it. */
  opened: readonly number[];
};

/** Returns the changes of the survivor's facts that were made or undone since a merge. */
export async function readLaterChanges(tx: Tx, { survivor_id, merged_at }: Merge): Promise<Change[]> {
  return tx
    .select()
    .from(factChanges)
    .where(
      and(
        eq(factChanges.startup_id, survivor_id),
        or(gt(factChanges.made_at, merged_at), gt(factChanges.undone_at, merged_at)),
      ),
    )
    .orderBy(factChanges.id);
}

/** Reads the statements and decisions since a merge. Call this function before the merge is undone. */
export async function readLaterClaims(tx: Tx, merge: Merge): Promise<LaterClaims> {
  const { survivor_id, merged_at } = merge;
  const changes = await readLaterChanges(tx, merge);
  const [row] = await tx.select().from(startups).where(eq(startups.id, survivor_id));
  const statements = await readStatements(tx, [survivor_id]);
  const said = changes.filter(({ kind }) => kind !== 'kept');
  const facts = new Map(
    said.map(({ list, entry_key }) => [`${list} ${entry_key}`, { startup_id: survivor_id, list, entry_key }]),
  );
  const kept = await tx
    .select()
    .from(suggestions)
    .where(
      and(
        eq(suggestions.startup_id, survivor_id),
        eq(suggestions.state, 'kept'),
        gt(suggestions.decided_at, merged_at),
      ),
    );
  const keptIds = new Set(kept.map(({ id }) => id));
  return {
    facts: row ? [...facts.values()].map((fact) => ({ ...fact, claim: claimOf(fact, row, statements) })) : [],
    kept,
    opened: changes.flatMap(({ kind, undone_at, suggestion_id }) =>
      kind === 'kept' && undone_at !== null && suggestion_id !== null && !keptIds.has(suggestion_id)
        ? [suggestion_id]
        : [],
    ),
  };
}

/** Restores the later statements on the survivor. The caller must rebuild the survivor afterwards. */
export async function restoreLaterClaims(tx: Tx, { facts, kept, opened }: LaterClaims): Promise<void> {
  for (const { claim, ...fact } of facts) await setClaim(tx, fact, claim);
  if (opened.length > 0)
    await tx
      .update(suggestions)
      .set({ state: 'open', decided_at: null, decided_by: null })
      .where(inArray(suggestions.id, [...opened]));
  for (const suggestion of kept) {
    const { state, decided_by, decided_at, list, entry_key, value_key, startup_id } = suggestion;
    await tx.insert(suggestions).overridingSystemValue().values(suggestion).onConflictDoNothing();
    await tx
      .update(suggestions)
      .set({ state, decided_by, decided_at })
      .where(
        and(
          eq(suggestions.startup_id, startup_id),
          eq(suggestions.list, list),
          eq(suggestions.entry_key, entry_key),
          eq(suggestions.value_key, value_key),
        ),
      );
  }
}
