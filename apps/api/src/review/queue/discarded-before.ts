import { inArray, sql } from 'drizzle-orm';
import { isCurrentDecision, valueDecisions } from '../../platform/db/schema/value-decisions.table';
import type { Tx } from '../../platform/db/open-database';
import { namesOfPeople } from '../../audit/names-of-people';
import { nameKeyOf } from '../../startups/raw/match-keys';
import type { CompanyReview } from '../../startups/facts/pending-decisions/company-reviews';
import type { RowValue } from '../../startups/facts/pending-decisions/row-values';

/**
 * Reads who discarded equal values of these companies in other articles.
 * @returns a function that returns the name of the person for a value
 */
export async function readDiscardedBefore(tx: Tx, rows: readonly CompanyReview[]) {
  const nameKeys = [...new Set(rows.map(({ raw }) => nameKeyOf(raw.company_name)))];
  const articleIds = [...new Set(rows.map(({ article_id }) => article_id))];
  const found = await tx
    .select()
    .from(valueDecisions)
    .where(
      sql`${inArray(valueDecisions.name_key, nameKeys)} and ${valueDecisions.kind} = 'discard' and ${isCurrentDecision}
        and coalesce(${valueDecisions.article_id}, 0) <> all(${sql.param(articleIds)}::bigint[])`,
    )
    .orderBy(valueDecisions.id);
  const names = await namesOfPeople(
    tx,
    found.map(({ decided_by }) => decided_by),
  );
  const keyOf = (nameKey: string, field: string, valueKey: string) => `${nameKey}\n${field}\n${valueKey}`;
  const byValue = new Map(
    found.map(({ name_key, field, value_key, decided_by }) => [
      keyOf(name_key, field, value_key),
      decided_by,
    ]),
  );
  return (nameKey: string, { field, valueKey }: RowValue): string | null => {
    const id = byValue.get(keyOf(nameKey, field, valueKey));
    return (id ? names.get(id) : undefined) ?? null;
  };
}
