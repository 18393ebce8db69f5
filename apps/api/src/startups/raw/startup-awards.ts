import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { scoringVersions } from '../../platform/db/schema/scoring-versions.table';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { awardKeyOf } from '../../scoring/award-key';

export type HeldAwards = { startup_id: number; names: readonly string[] };

/**
 * Adds awards to startups and renews their `award_set`. An award that a startup already has, in whatever
 * spelling, is left as it is. Scores are not touched: rescoreStartups comes after.
 * @returns how many awards are new, and the startups that gained one
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
 * Names of awards, each once in any spelling: the first spelling is kept, trimmed; empty ones are left out.
 * @returns with the key of each, in the order given
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
 * Writes which set of awards each startup holds: '' for none, else a digest of the ordered keys, because a set can
 * be longer than an index entry. Equal sets have equal digests; the awards themselves are in startup_awards.
 * @param startupIds only these; every startup without it
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
