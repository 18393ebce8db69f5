import type { ImportRowBody } from '../../../startups/raw/import-row.schemas';
import type { DemoRow } from './demo-startup';

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Returns the time a number of days before another time, in milliseconds since 1970. */
export function daysBefore(now: number, daysAgo: number): number {
  return now - Math.round(daysAgo * MS_PER_DAY);
}

/**
 * Builds the request body of import-raw for a row of the demo data. Its articles get dates, and the newest is the main
 * article.
 * @param now time of seeding, milliseconds since 1970
 */
export function toImportBody({ articles = [], ...row }: DemoRow, now: number): ImportRowBody {
  const dated = [...articles]
    .sort((a, b) => a.daysAgo - b.daysAgo)
    .map(({ daysAgo, ...article }) => ({
      ...article,
      published_at: new Date(daysBefore(now, daysAgo)).toISOString().slice(0, 10),
    }));
  const [newest] = dated;
  return {
    ...row,
    articles: dated,
    ...(newest && { article_date: newest.published_at, url: newest.url, main_article_info: newest.title }),
  };
}
