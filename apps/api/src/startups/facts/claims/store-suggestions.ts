import { inArray, sql } from 'drizzle-orm';
import type { CuratedRow } from '../../curation/curated-row';
import type { Tx } from '../../../platform/db/open-database';
import { rawStartups } from '../../../platform/db/schema/raw-startups.table';
import { startupAwards } from '../../../platform/db/schema/startups.table';
import { deriveSuggestions, type Derived } from './derive-suggestions';
import type { Statement } from '../../../platform/db/schema/fact-statements.table';
import type { ClaimedRow } from './read-claims';
import { suggestions } from '../../../platform/db/schema/suggestions.table';

/** A startup as it is stored now, with all that is said about it. */
export type Claimed = {
  id: number;
  row: CuratedRow;
  claims: readonly ClaimedRow[];
  statements: readonly Statement[];
};

/** Brings the open suggestions of startups up to what is said about them; kept ones stay kept. */
export async function storeSuggestions(tx: Tx, startups: readonly Claimed[]): Promise<void> {
  if (startups.length === 0) return;
  const awards = await heldAwards(
    tx,
    startups.map(({ id }) => id),
  );
  const derived = startups.flatMap(({ id, row, claims, statements }) =>
    deriveSuggestions(row, claims, statements, awards.get(id) ?? new Set()).map((each) => ({
      startup_id: id,
      ...each,
    })),
  );
  const stored = await putSuggestions(tx, derived);
  await tx.execute(sql`
    delete from ${suggestions}
    where state = 'open' and startup_id = any(${sql.param(startups.map(({ id }) => id))}::bigint[])
      and id <> all(${sql.param(stored)}::bigint[])`);
}

/** As one parameter: of many startups there are more values than a statement takes. @returns their ids */
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

/**
 * Of startups that gained raw rows, those whose suggestions may be others now: some are open, or a row has an award
 * below the floor.
 */
export async function withOpenQuestions(
  tx: Tx,
  ids: readonly number[],
  rawIds: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ startup_id: string }>(sql`
    select startup_id from ${suggestions}
    where state = 'open' and startup_id = any(${sql.param(ids)}::bigint[])
    union select startup_id from ${rawStartups}
    where id = any(${sql.param(rawIds)}::bigint[]) and startup_id is not null and jsonb_path_exists(evidence,
      '$[*] ? (@.field == "awards" && @.is_used == false && exists(@.quotes[*] ? (@.start != null)))')`);
  return rows.map(({ startup_id }) => Number(startup_id));
}
