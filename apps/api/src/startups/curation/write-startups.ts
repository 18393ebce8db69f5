import { websiteKey } from '@vaglio/startups-domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { markForComparison } from '../duplicates/mark-startups';
import { startups } from '../../platform/db/schema/startups.table';
import { nameKeyOf } from '../raw/match-keys';
import { NOTHING_YET, type CuratedRow } from './curated-row';
import type { RawRow } from './merge-row';

/** Maximum number of characters of the rows in one SQL statement. The last row may exceed it. */
const MAX_CHARACTERS = 2_000_000;
const NAMES = Object.keys(NOTHING_YET);
const COLUMNS = list(NAMES.map((name) => sql.identifier(name)));
const WRITTEN = list(NAMES.map((name) => sql`d.${sql.identifier(name)}`));

/** Startup to update, with its new values. */
type WrittenStartup = {
  id: number;
  row: CuratedRow;
  /** True to increment the version that If-Match compares. */
  isChanged?: boolean;
  /** Time at which facts changed, in ISO 8601; null if no facts changed. It marks the startup as 'Recently updated'. */
  updatedAt?: string | null;
};

/** Updates startups with few SQL statements. Awards and articles are not updated. */
export async function updateStartups(tx: Tx, written: readonly WrittenStartup[]): Promise<void> {
  const texts = written.map(({ id, row, isChanged = false, updatedAt = null }) =>
    JSON.stringify({ ...row, id, version: Number(isChanged), updated_at: updatedAt }),
  );
  for (const rows of asRecordsets(texts))
    await tx.execute(sql`
      update ${startups} s set (${COLUMNS}) = row(${WRITTEN}),
        version = s.version + d.version, updated_at = coalesce(d.updated_at, s.updated_at)
      from ${rows} d where s.id = d.id`);
  await markForComparison(
    tx,
    written.map(({ id }) => id),
  );
}

/**
 * Inserts startups with only the match keys of raw rows, so that no other startup takes these keys. The home page of a
 * shared host remains with the startup that has it. The caller must hold the scoring lock and pass rows that match no
 * startup. It then attaches the rows and rebuilds the startups.
 * @param now ISO 8601
 * @returns ids in the order of the rows
 */
export async function insertStartups(tx: Tx, raws: readonly RawRow[], now: string): Promise<number[]> {
  if (raws.length === 0) return [];
  // The version is 0, because the rebuild increments it to the first version.
  const { rows: stored } = await tx.execute<{ id: string; name_key: string }>(sql`
    insert into ${startups} (company_name, name_key, website_host, search_key, version, created_at, updated_at)
    select '', keys.name_key,
      case when not exists (select from ${startups} s where s.website_host = keys.website_host) then keys.website_host end,
      '', 0, ${now}::timestamptz, ${now}::timestamptz
    from unnest(
      ${sql.param(raws.map(({ company_name }) => nameKeyOf(company_name)))}::text[],
      ${sql.param(raws.map(({ website }) => websiteKey(website)))}::text[])
      with ordinality as keys(name_key, website_host, place)
    order by keys.place
    returning id, name_key`);
  const ids = new Map(stored.map(({ id, name_key }) => [name_key, Number(id)]));
  return raws.map(({ company_name }) => {
    const id = ids.get(nameKeyOf(company_name));
    if (id === undefined) throw new Error('a new startup was not stored');
    return id;
  });
}

/**
 * Yields rows as one SQL parameter, or as several parameters if their texts are long. Other requests can then run
 * between two statements.
 */
function* asRecordsets(texts: readonly string[]): Generator<SQL> {
  const recordset = (rows: readonly string[]) =>
    sql`jsonb_populate_recordset(null::${startups}, ${`[${rows.join(',')}]`}::jsonb)`;
  let [rows, characters] = [[] as string[], 0];
  for (const text of texts) {
    rows.push(text);
    characters += text.length;
    if (characters < MAX_CHARACTERS) continue;
    yield recordset(rows);
    [rows, characters] = [[], 0];
  }
  if (rows.length > 0) yield recordset(rows);
}

function list(parts: Parameters<typeof sql.join>[0]) {
  return sql.join(parts, sql`, `);
}
