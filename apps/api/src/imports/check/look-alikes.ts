import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';

/** Minimum share of equal trigrams for a similar name. */
const LEAST_CERTAINTY = 0.6;

type LookAlike = { id: string; company_name: string; certainty: number };

/**
 * Finds the startup with the most similar name for each line that would create a startup, because it may be the same
 * company.
 * @param lines lines of one page, with their folded names
 * @returns startups keyed by line
 */
export async function lookAlikes(
  db: Db,
  lines: readonly { line: number; name_key: string }[],
): Promise<Map<number, LookAlike>> {
  if (lines.length === 0) return new Map();
  const { rows } = await db.execute<LookAlike & { line: number }>(sql`
    select l.line, s.id::text as id, s.company_name, round(s.certainty::numeric, 2)::float8 as certainty
    from unnest(
      ${sql.param(lines.map(({ line }) => line))}::int[],
      ${sql.param(lines.map(({ name_key }) => name_key))}::text[]) l(line, name_key)
    cross join lateral (
      select id, company_name, similarity(name_key, l.name_key) as certainty from ${startups}
      where l.name_key <% search_key and similarity(name_key, l.name_key) >= ${LEAST_CERTAINTY}
      order by 3 desc, id limit 1) s`);
  return new Map(rows.map(({ line, ...alike }) => [line, alike]));
}
