import type { Db } from '../db/open-database';
import type { Page } from '../startups/list-page';
import { articlesOf, awardsOf, toStartupAnswer } from '../startups/startup-answer';
import type { StartupAnswer } from '../startups/startup.schemas';
import { listRanked, type RankedQuery } from './ranked-list';

export type InvestmentQuery = RankedQuery & { withAwards?: number | undefined; withArticles?: number | undefined };

/**
 * One page of ranked startups as the call answers them; awards and articles come along unless 0 leaves them out.
 * @param now milliseconds since 1970
 */
export async function listInvestments(
  db: Db, query: InvestmentQuery, page: Page, now: number,
): Promise<{ items: StartupAnswer[]; total: number }> {
  const { withAwards = 1, withArticles = 1 } = query;
  const { items, total } = await listRanked(db, query, page);
  const ids = items.map(({ id }) => id);
  const [awards, articles] = await Promise.all([
    withAwards === 1 ? awardsOf(db, ids) : null,
    withArticles === 1 ? articlesOf(db, ids) : null,
  ]);
  const toAnswer = (row: (typeof items)[number]) => toStartupAnswer(row, {
    now, rank: row.rank,
    awards: awards ? (awards.get(row.id) ?? []) : undefined,
    articles: articles ? (articles.get(row.id) ?? []) : undefined,
  });
  return { items: items.map(toAnswer), total };
}
