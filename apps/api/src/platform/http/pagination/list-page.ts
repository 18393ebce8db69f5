import { isBlankSearch, queryForms } from '@vaglio/startups-domain';
import { or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

const DEFAULT_PAGE_SIZE = 20;

/** Maximum number of rows for `pageSize=all`. */
const ALL_ROWS_CAP = 200_000;

export type PageQuery = {
  page?: number | undefined;
  pageSize?: number | 'all' | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

export type Page = { limit: number; offset: number; page: number; pageSize: number | 'all' };

/**
 * Converts the paging parameters of a list: either `page` (from 1) and `pageSize`, or `offset` and `limit`. The default
 * is the first 20 rows. `pageSize=all` returns one page with at most 200,000 rows.
 */
export function parsePage({ page, pageSize, limit, offset }: PageQuery): Page {
  if (pageSize === 'all') return { limit: ALL_ROWS_CAP, offset: 0, page: 1, pageSize };
  const size = pageSize ?? limit ?? DEFAULT_PAGE_SIZE;
  const start = page === undefined && offset !== undefined ? offset : ((page ?? 1) - 1) * size;
  return { limit: size, offset: start, page: Math.floor(start / size) + 1, pageSize: size };
}

/** Returns the page metadata of a list response. @param total number of rows on all pages */
export function pageMeta({ page, pageSize, limit }: Page, total: number): { page: number; pageSize: number } {
  return { page, pageSize: pageSize === 'all' ? Math.min(total, limit) : pageSize };
}

/** Logs a warning if the row limit truncates a list. */
export function warnIfTruncated(log: Pick<FastifyBaseLogger, 'warn'>, { limit }: Page, total: number): void {
  if (limit === ALL_ROWS_CAP && total > ALL_ROWS_CAP)
    log.warn({ total, answered: ALL_ROWS_CAP }, 'a list of all rows was cut');
}

/** Returns a LIKE pattern that matches columns containing a text. The text is trimmed; `%` and `_` match literally. */
export const contains = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Returns a condition for rows whose search key contains any form of the search text; `%` and `_` match literally.
 * @param key column or expression created by searchKey
 * @returns undefined (no filter) for a blank search; `false` for a search that contains only separators
 */
export function holdsFolded(key: AnyColumn | SQL, q: string | undefined): SQL | undefined {
  if (isBlankSearch(q)) return undefined;
  const forms = queryForms(q).map((form) => sql`${key} like ${contains(form)}`);
  return forms.length === 0 ? sql`false` : or(...forms);
}
