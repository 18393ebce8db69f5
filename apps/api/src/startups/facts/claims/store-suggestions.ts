import { and, eq, inArray, sql } from 'drizzle-orm';
import { toStored, type CuratedRow } from '../../curation/curated-row';
import type { Tx } from '../../../platform/db/open-database';
import { startupAwards, startups } from '../../../platform/db/schema/startups.table';
import { deriveSuggestions, type Derived } from './derive-suggestions';
import type { Statement } from '../../../platform/db/schema/fact-statements.table';
import { readClaimedRows, readStatements, type ClaimedRow } from './read-claims';
import { suggestions } from '../../../platform/db/schema/suggestions.table';

/** Stored startup with all its claims. */
export type Claimed = {
  id: number;
  row: CuratedRow;
  claims: readonly ClaimedRow[];
  statements: readonly Statement[];
};

/** Updates the open suggestions of startups after their claims changed. Rejected suggestions remain. */
export async function storeSuggestions(tx: Tx, claimed: readonly Claimed[]): Promise<void> {
  if (claimed.length === 0) return;
  const awards = await heldAwards(
    tx,
    claimed.map(({ id }) => id),
  );
  const derived = claimed.flatMap(({ id, row, claims, statements }) =>
    deriveSuggestions(row, claims, statements, awards.get(id) ?? new Set()).map((each) => ({
      startup_id: id,
      ...each,
    })),
  );
  const stored = await putSuggestions(tx, derived);
  await tx.execute(sql`
    delete from ${suggestions}
    where state = 'open' and startup_id = any(${sql.param(claimed.map(({ id }) => id))}::bigint[])
      and id <> all(${sql.param(stored)}::bigint[])`);
}

/**
 * Stores suggestions as one SQL parameter, because a statement accepts a limited number of parameters.
 * @returns ids of the suggestions
 */
async function putSuggestions(
  tx: Tx,
  derived: readonly (Derived & { startup_id: number })[],
): Promise<number[]> {
  if (derived.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${suggestions} (startup_id, list, entry_key, value_key, suggested, raw_id)
    select startup_id, list, entry_key, value_key, suggested, raw_id
    from jsonb_to_recordset(${JSON.stringify(derived)}::jsonb)
      as d(startup_id bigint, list text, entry_key text, value_key text, suggested jsonb, raw_id bigint)
    on conflict (startup_id, list, entry_key, value_key)
      do update set raw_id = excluded.raw_id, suggested = excluded.suggested
    returning id`);
  return rows.map(({ id }) => Number(id));
}

async function heldAwards(tx: Tx, ids: readonly number[]): Promise<Map<number, Set<string>>> {
  const rows = await tx
    .select({ startup_id: startupAwards.startup_id, award_key: startupAwards.award_key })
    .from(startupAwards)
    .where(inArray(startupAwards.startup_id, [...ids]));
  const held = new Map<number, Set<string>>();
  for (const { startup_id, award_key } of rows)
    held.set(startup_id, (held.get(startup_id) ?? new Set()).add(award_key));
  return held;
}

/** Updates the suggestions of a startup after a person changed a value. The new value may be a suggested value. */
export async function refreshSuggestions(tx: Tx, id: number): Promise<void> {
  const isOpen = and(eq(suggestions.startup_id, id), eq(suggestions.state, 'open'));
  if ((await tx.$count(suggestions, isOpen)) === 0) return;
  const [row] = await tx.select().from(startups).where(eq(startups.id, id));
  if (!row) return;
  const claims = await readClaimedRows(tx, [id]);
  await storeSuggestions(tx, [{ ...toStored(row), claims, statements: await readStatements(tx, [id]) }]);
}
