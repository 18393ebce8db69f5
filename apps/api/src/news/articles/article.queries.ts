import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { publishedArticle } from './published-article';
import { startupArticles, startups } from '../../platform/db/schema/startups.table';
import type { Page } from '../../platform/http/pagination/list-page';

/**
 * Returns articles with their startups, newest first and undated articles last. `total` ignores paging. The sort order
 * must match the database index.
 */
export async function listArticles(db: Db, { limit, offset }: Page) {
  const { url, link, title, published_at, source, startup_id } = startupArticles;
  const rows = db
    .select({ url, link, title, published_at, source, startup_id, company_name: startups.company_name })
    .from(startupArticles)
    .innerJoin(startups, eq(startups.id, startup_id))
    .orderBy(sql`${published_at} desc nulls last`, sql`${startup_id} desc nulls last`, asc(url))
    .limit(limit)
    .offset(offset);
  const [found, total] = await Promise.all([rows, db.$count(startupArticles)]);
  const items = found.map(({ startup_id: id, company_name, ...article }) => ({
    ...publishedArticle(article),
    startup_id: String(id),
    company_name,
  }));
  return { items, total };
}
