import type { Readable } from 'node:stream';
import type { Db } from '../../platform/db/open-database';
import type { Page } from '../../platform/http/pagination/list-page';
import { streamPage } from '../../platform/http/streaming/stream-page';
import { streamStartups } from '../../startups/records/stream-startups';
import { newsOf, type SinceVisit } from '../views/since-visit';
import { listsOf, type PageQuery } from './list-page';
import { rankedRows } from './ranked-list';
import type { ListSnapshot } from './snapshot/list-snapshot';

/**
 * Streams all rows of a list, or some of their columns, as JSON from one database snapshot.
 * @param now milliseconds since 1970
 * @param warn receives the number of rows on all pages
 */
export function streamList(
  { db, lists }: { db: Db; lists: ListSnapshot },
  query: PageQuery & { fields?: string | undefined },
  page: Page,
  now: number,
  warn: (total: number) => void,
  visit: SinceVisit | null = null,
): Promise<Readable> {
  const { fields, withRank = true } = query;
  return streamPage(db, page, async (tx) => {
    const state = await lists.in(tx);
    const news = newsOf(state, visit, now);
    const listed = query.since === 'visit' ? { ...query, among: [...news] } : query;
    const { total, rows } = rankedRows(state, listed, now, page);
    warn(total);
    const shown = rows.map(({ row: { id }, rank }) => ({
      id,
      rank: withRank ? rank : null,
      isEntered: news.has(id),
    }));
    return { total, batches: streamStartups(tx, shown, { ...listsOf(query), fields, now }) };
  });
}
