import { searchedNames, searchKey } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS, takeFreeLock, waitForLock } from '../../platform/db/advisory-locks';
import type { Db, Tx } from '../../platform/db/open-database';
import { articles } from '../../platform/db/schema/articles.table';
import {
  countOpen,
  readCompanyReviews,
  type CompanyReview,
} from '../../startups/facts/pending-decisions/company-reviews';
import { reviewArticles, reviewMarks } from '../../platform/db/schema/review-articles.table';

const MONEY_FIELDS: ReadonlySet<string> = new Set(['raised_money', 'financings', 'investors']);

/**
 * Recomputes the review state of changed articles. Only one process does so at a time, so that the latest state is
 * stored last.
 * @param first 'oldest' for a worker; 'newest' for a request, which shows the latest changes
 * @param whenBusy whether to wait for another process that refreshes the queue, or to leave the work to it
 * @returns the number of changes processed; 0 when there are none
 */
export async function refreshQueue(
  db: Db,
  limit: number,
  first: 'oldest' | 'newest',
  whenBusy: 'wait' | 'leave' = 'wait',
): Promise<number> {
  const { rows } = await db.execute(sql`select from ${reviewMarks} limit 1`);
  if (rows.length === 0) return 0;
  return db.transaction(async (tx) => {
    if (whenBusy === 'wait') await waitForLock(tx, ADVISORY_LOCKS.reviewQueue);
    else if (!(await takeFreeLock(tx, ADVISORY_LOCKS.reviewQueue))) return 0;
    const marked = await takeMarks(tx, limit, first);
    await storeStates(tx, [...new Set(marked)]);
    return marked.length;
  });
}

/** Removes all change marks of the selected articles, so that each article is processed only once. */
async function takeMarks(tx: Tx, limit: number, first: 'oldest' | 'newest'): Promise<number[]> {
  const { rows } = await tx.execute<{ article_id: string }>(sql`
    delete from ${reviewMarks} where article_id in (
      select article_id from ${reviewMarks} order by id ${first === 'oldest' ? sql`` : sql`desc`} limit ${limit})
    returning article_id`);
  return rows.map(({ article_id }) => Number(article_id));
}

async function storeStates(tx: Tx, articleIds: readonly number[]): Promise<void> {
  if (articleIds.length === 0) return;
  const byArticle = new Map(articleIds.map((id): [number, CompanyReview[]] => [id, []]));
  for (const row of await readCompanyReviews(tx, articleIds)) byArticle.get(row.article_id)?.push(row);
  const texts = await tx
    .select({ id: articles.id, title: articles.title, source: articles.source })
    .from(articles)
    .where(sql`${articles.id} = any(${sql.param(articleIds)}::bigint[])`);
  const states = texts.map(({ id, title, source }) => {
    const rows = byArticle.get(id) ?? [];
    const search_key = searchKey(
      title,
      source,
      ...rows.flatMap(({ raw }) => searchedNames(raw.company_name)),
    );
    return { article_id: id, search_key, ...stateOf(rows) };
  });
  await tx.execute(sql`
    insert into ${reviewArticles} (article_id, companies, open, priority, has_conflicts, has_no_source, has_money,
      has_awards, sorted_at, search_key)
    select n.article_id, n.companies, n.open, n.priority, n.has_conflicts, n.has_no_source, n.has_money, n.has_awards,
      coalesce(a.published_at, a.fetched_at), n.search_key
    from jsonb_populate_recordset(null::${reviewArticles}, ${JSON.stringify(states)}::jsonb) n
    join ${articles} a on a.id = n.article_id order by n.article_id
    on conflict (article_id) do update set companies = excluded.companies, open = excluded.open,
      priority = excluded.priority, has_conflicts = excluded.has_conflicts, has_no_source = excluded.has_no_source,
      has_money = excluded.has_money, has_awards = excluded.has_awards, search_key = excluded.search_key,
      later_at = case when excluded.open > 0 then ${reviewArticles.later_at} end`);
}

/** Computes the review state of an article from its companies. */
function stateOf(rows: readonly CompanyReview[]) {
  const open = rows.flatMap(({ values }) => values.filter(({ isOpen }) => isOpen));
  const has_conflicts = open.some(({ state }) => state === 'conflict');
  const has_no_source = open.some(({ state }) => state === 'no_source');
  const has_money = open.some(({ field }) => MONEY_FIELDS.has(field));
  const has_awards = open.some(({ field }) => field === 'awards');
  return {
    companies: rows.length,
    open: rows.reduce((sum, row) => sum + countOpen(row), 0),
    priority: has_conflicts ? 0 : has_no_source ? 1 : has_money || has_awards ? 2 : 3,
    has_conflicts,
    has_no_source,
    has_money,
    has_awards,
  };
}
