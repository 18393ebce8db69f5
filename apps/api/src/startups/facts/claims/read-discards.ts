import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { extractions } from '../../../platform/db/schema/extractions.table';
import { articles } from '../../../platform/db/schema/articles.table';
import { nameKeyOf } from '../../raw/match-keys';
import { valueDecisions } from '../../../platform/db/schema/value-decisions.table';
import { discardKey } from './without-discarded';

type Row = { extraction_id: number | null; company_name: string };

const NONE: ReadonlySet<string> = new Set();

/**
 * Reads the values of the given rows that people discarded in the article of the row or in an earlier version of it.
 * @returns a function that returns the discarded values of a row, by `discardKey`
 */
export async function readDiscards(
  db: Db | Tx,
  rows: readonly Row[],
): Promise<(row: Row) => ReadonlySet<string>> {
  const ids = [...new Set(rows.flatMap(({ extraction_id }) => extraction_id ?? []))];
  if (ids.length === 0) return () => NONE;
  const { rows: found } = await db.execute<
    Record<'extraction_id' | 'name_key' | 'field' | 'value_key', string>
  >(sql`
    with recursive versions as (
      select e.id as extraction_id, a.id, a.previous_id
      from ${extractions} e join ${articles} a on a.id = e.article_id
      where e.id = any(${sql.param(ids)}::bigint[])
      union
      select v.extraction_id, a.id, a.previous_id from ${articles} a join versions v on a.id = v.previous_id
    )
    select v.extraction_id, d.name_key, d.field, d.value_key from ${valueDecisions} d join versions v on v.id = d.article_id
    where d.kind = 'discard' and d.undone_at is null and d.replaced_by is null`);
  if (found.length === 0) return () => NONE;
  const byRow = new Map<string, Set<string>>();
  for (const { extraction_id, name_key, field, value_key } of found) {
    const key = `${extraction_id} ${name_key}`;
    byRow.set(key, (byRow.get(key) ?? new Set()).add(discardKey(field, value_key)));
  }
  return ({ extraction_id, company_name }) =>
    byRow.get(`${extraction_id} ${nameKeyOf(company_name)}`) ?? NONE;
}
