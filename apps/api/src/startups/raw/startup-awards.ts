import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { scoringVersions } from '../../platform/db/schema/scoring-versions.table';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { awardKeyOf } from '../../scoring/award-key';

export type HeldAwards = { startup_id: number; names: readonly string[] };

/**
 * Adds awards to startups and updates their `award_set`. An award that a startup already has in any spelling is not
 * changed. The caller must update the scores afterwards with rescoreStartups.
 * @returns the number of new awards, and the startups that got an award
 */
export async function addAwards(
  tx: Tx,
  held: readonly HeldAwards[],
): Promise<{ inserted: number; startupIds: number[] }> {
  const rows = held.flatMap(({ startup_id, names }) =>
    distinctAwards(names).map((award) => ({ startup_id, ...award })),
  );
  if (rows.length === 0) return { inserted: 0, startupIds: [] };
  const { rows: inserted } = await tx.execute<{ startup_id: string }>(sql`
    insert into ${startupAwards} (startup_id, award_key, award_name, added_after_version)
    select held.*, (select coalesce(max(number), 0) from ${scoringVersions}) from unnest(
      ${sql.param(rows.map((row) => row.startup_id))}::bigint[],
      ${sql.param(rows.map((row) => row.award_key))}::text[],
      ${sql.param(rows.map((row) => row.award_name))}::text[]) held
    on conflict do nothing returning startup_id`);
  const startupIds = [...new Set(inserted.map(({ startup_id }) => Number(startup_id)))];
  if (startupIds.length > 0) await renewAwardSets(tx, startupIds);
  return { inserted: inserted.length, startupIds };
}

/**
 * Removes empty award names and duplicates in any spelling. The first spelling is kept and trimmed.
 * @returns names with their keys, in the given order
 */
export function distinctAwards(names: readonly string[]): { award_key: string; award_name: string }[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = awardKeyOf(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, name.trim());
  }
  return [...byKey].map(([award_key, award_name]) => ({ award_key, award_name }));
}

/**
 * Updates the award sets of startups. A set is '' without awards, otherwise a digest of the sorted keys. Equal sets
 * have equal digests. A digest is used because a set can exceed the size of an index entry.
 * @param startupIds startups to update; all startups by default
 */
export async function renewAwardSets(tx: Tx, startupIds?: readonly number[]): Promise<void> {
  const scope = startupIds ? sql`s.id = any(${sql.param(startupIds)}::bigint[])` : sql`true`;
  await tx.execute(sql`
    update ${startups} s set award_set = held.award_set
    from (
      select s.id, coalesce(
        encode(sha256(convert_to(string_agg(a.award_key, E'\\n' order by a.award_key collate "C"), 'UTF8')), 'hex'), '') as award_set
      from ${startups} s left join ${startupAwards} a on a.startup_id = s.id where ${scope} group by s.id
    ) held
    where s.id = held.id and s.award_set <> held.award_set`);
}
