import { inArray, sql } from 'drizzle-orm';
import {
  isCurrentDecision,
  valueDecisions,
  type ValueDecision,
} from '../../../platform/db/schema/value-decisions.table';
import type { Db, Tx } from '../../../platform/db/open-database';
import { articles } from '../../../platform/db/schema/articles.table';
import { nameKeyOf } from '../../raw/match-keys';
import type { RowValue } from './row-values';

type Row = { id: number; article_id: number; company_name: string };
type Named = Pick<RowValue, 'field' | 'valueKey'>;

/**
 * Reads the decisions about the values of the given rows. A discard applies to the company in the article and in its
 * later versions, even if another row states the value.
 */
export async function readRowDecisions(
  db: Db | Tx,
  rows: readonly Row[],
): Promise<(row: Row, value: Named) => ValueDecision | undefined> {
  if (rows.length === 0) return () => undefined;
  const rowIds = rows.map(({ id }) => id);
  const own = await db
    .select()
    .from(valueDecisions)
    .where(sql`${valueDecisions.raw_id} = any(${sql.param(rowIds)}::bigint[]) and ${isCurrentDecision}`);
  const byRow = new Map(own.map((each) => [keyOf(each.raw_id, each.field, each.value_key), each]));
  const byStory = await readStoryDiscards(db, [...new Set(rows.map(({ article_id }) => article_id))]);
  return ({ id, article_id, company_name }, { field, valueKey }) =>
    byRow.get(keyOf(id, field, valueKey)) ??
    byStory.get(keyOf(article_id, nameKeyOf(company_name), field, valueKey));
}

/** Returns the discards in articles and their earlier versions, by article, company, field and value. */
async function readStoryDiscards(
  db: Db | Tx,
  articleIds: readonly number[],
): Promise<Map<string, ValueDecision>> {
  const { rows: found } = await db.execute<{ article_id: string; decision_id: string }>(sql`
    with recursive versions as (
      select a.id as article_id, a.id, a.previous_id from ${articles} a
      where a.id = any(${sql.param(articleIds)}::bigint[])
      union
      select v.article_id, a.id, a.previous_id from ${articles} a join versions v on a.id = v.previous_id
    )
    select v.article_id, d.id as decision_id from ${valueDecisions} d join versions v on v.id = d.article_id
    where d.kind = 'discard' and d.undone_at is null and d.replaced_by is null order by d.id`);
  if (found.length === 0) return new Map();
  const ids = [...new Set(found.map(({ decision_id }) => Number(decision_id)))];
  const decisions = await db.select().from(valueDecisions).where(inArray(valueDecisions.id, ids));
  const byId = new Map(decisions.map((each) => [each.id, each]));
  return new Map(
    found.flatMap(({ article_id, decision_id }) => {
      const each = byId.get(Number(decision_id));
      return each ? [[keyOf(article_id, each.name_key, each.field, each.value_key), each] as const] : [];
    }),
  );
}

const keyOf = (...parts: (string | number)[]) => parts.join('\n');
