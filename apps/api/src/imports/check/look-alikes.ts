import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';

/** Least share of equal letter triples; below it, names are only somewhat alike. */
const LEAST_CERTAINTY = 0.6;

type LookAlike = { id: string; company_name: string; certainty: number };

/**
 * For lines that create a startup, the one whose name is nearest: perhaps it is the same company.
 * @param lines of one page, with their folded names
 * @returns by line
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
