import type { Db } from '../../platform/db/open-database';
import type { Page } from '../../platform/http/pagination/list-page';
import { articlesOf, awardsOf, toStartupAnswer } from '../../startups/records/startup-answer';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import { streamPage } from '../../platform/http/streaming/stream-page';
import { streamStartups } from '../../startups/records/stream-startups';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import type { ListNewsBody } from '../../startups/records/list-news.schemas';
import { storedResult } from '../views/list-result';
import type { News } from '../views/news-between';
import { newsOfList, storedNewsSince, type SinceVisit } from '../views/since-visit';
import { listRanked, rankedSource, type RankedQuery } from './ranked-list';

type InvestmentPage = {
  items: StartupAnswer[];
  total: number;
  later_hidden?: number;
  news?: ListNewsBody;
};

export type InvestmentQuery = RankedQuery & {
  withAwards?: number | undefined;
  withArticles?: number | undefined;
  fields?: string | undefined;
  since?: 'visit' | undefined;
};

/**
 * One page of ranked startups as the call answers them; awards and articles come along unless 0 leaves them out.
 * @param now milliseconds since 1970
 * @param visit since which rows say what is new
 */
export async function listInvestments(
  db: Db,
  query: InvestmentQuery,
  page: Page,
  now: number,
  visit: SinceVisit | null = null,
): Promise<InvestmentPage> {
  const { withAwards = 1, withArticles = 1 } = query;
  const news = await storedNewsSince(db, visit, now);
  const asked = withNews(query, news);
  const { items, ...counts } = await listRanked(db, asked, page, now);
  const ids = items.map(({ id }) => id);
  const [awards, articles] = await Promise.all([
    withAwards === 1 ? awardsOf(db, ids) : null,
    withArticles === 1 ? articlesOf(db, ids) : null,
  ]);
  const toAnswer = (row: (typeof items)[number]) =>
    toStartupAnswer(row, {
      now,
      rank: row.rank,
      moved: news.get(row.id),
      awards: awards ? (awards.get(row.id) ?? []) : undefined,
      articles: articles ? (articles.get(row.id) ?? []) : undefined,
    });
  const fresh = visit && (await freshIn(db, query, news, now));
  return {
    items: items.map(toAnswer),
    ...(visit && fresh && { news: newsOfList(visit, news, fresh) }),
    ...counts,
  };
}

/** With `since`, those with news alone. */
function withNews(query: InvestmentQuery, news: News): InvestmentQuery {
  return query.since === undefined ? query : { ...query, among: [...news.keys()] };
}

async function freshIn(db: Db, query: InvestmentQuery, news: News, now: number): Promise<number[]> {
  if (news.size === 0) return [];
  const { ids } = await storedResult(db, { ...query, among: [...news.keys()] }, now);
  return [...ids];
}

/** The same as a stream of JSON, for all rows at once or for some of their columns. @param warn receives the true total */
export async function streamInvestments(
  db: Db,
  query: InvestmentQuery,
  page: Page,
  now: number,
  warn: (total: number) => void,
  visit: SinceVisit | null = null,
) {
  const asked = withNews(query, await storedNewsSince(db, visit, now));
  const { fields, withAwards = 1, withArticles = 1 } = query;
  const settings = await readScoreSettings(db); // its first call writes
  return streamPage(db, page, async (tx) => {
    const { total, ...ranked } = await rankedSource(tx, asked, settings, now);
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
