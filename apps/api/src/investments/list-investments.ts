import type { Db } from '../db/open-database';
import type { Page } from '../lists/list-page';
import { articlesOf, awardsOf, toStartupAnswer } from '../startups/startup-answer';
import type { StartupAnswer } from '../startups/startup.schemas';
import { streamPage } from '../lists/stream-page';
import { streamStartups } from '../startups/stream-startups';
import { readScoreSettings } from '../score-config/score-config.queries';
import { listRanked, rankedSource, type RankedQuery } from './ranked-list';

export type InvestmentQuery = RankedQuery & {
  withAwards?: number | undefined;
  withArticles?: number | undefined;
  fields?: string | undefined;
};

/**
 * One page of ranked startups as the call answers them; awards and articles come along unless 0 leaves them out.
 * @param now milliseconds since 1970
 */
export async function listInvestments(
  db: Db,
  query: InvestmentQuery,
  page: Page,
  now: number,
): Promise<{ items: StartupAnswer[]; total: number; later_hidden?: number }> {
  const { withAwards = 1, withArticles = 1 } = query;
  const { items, ...counts } = await listRanked(db, query, page, now);
  const ids = items.map(({ id }) => id);
  const [awards, articles] = await Promise.all([
    withAwards === 1 ? awardsOf(db, ids) : null,
    withArticles === 1 ? articlesOf(db, ids) : null,
  ]);
  const toAnswer = (row: (typeof items)[number]) =>
    toStartupAnswer(row, {
      now,
      rank: row.rank,
      awards: awards ? (awards.get(row.id) ?? []) : undefined,
      articles: articles ? (articles.get(row.id) ?? []) : undefined,
    });
  return { items: items.map(toAnswer), ...counts };
}

/** The same as a stream of JSON, for all rows at once or for some of their columns. @param warn receives the true total */
export async function streamInvestments(
  db: Db,
  query: InvestmentQuery,
  page: Page,
  now: number,
  warn: (total: number) => void,
) {
  const { fields, withAwards = 1, withArticles = 1 } = query;
  const settings = await readScoreSettings(db); // its first call writes
  return streamPage(db, page, async (tx) => {
    const { total, ...ranked } = await rankedSource(tx, query, settings, now);
    warn(total);
    const { limit, offset } = page;
    return {
      total,
      batches: streamStartups(tx, {
        ...ranked,
        limit,
        offset,
        fields,
        now,
        withAwards: withAwards === 1,
        withArticles: withArticles === 1,
      }),
    };
  });
}
