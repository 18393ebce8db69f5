import { isBlankSearch, searchForms } from '@vaglio/startups-domain';
import { or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

const DEFAULT_PAGE_SIZE = 20;

/** As many rows as `pageSize=all` answers at most. */
const ALL_ROWS_CAP = 200_000;

export type PageQuery = {
  page?: number | undefined;
  pageSize?: number | 'all' | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

export type Page = { limit: number; offset: number; page: number; pageSize: number | 'all' };

/**
 * The rows that a list call requests: `page` (from 1) of `pageSize`, or `offset` with `limit`; 20 from the start
 * by default. `all` is one page from the start, capped.
 */
export function parsePage({ page, pageSize, limit, offset }: PageQuery): Page {
  if (pageSize === 'all') return { limit: ALL_ROWS_CAP, offset: 0, page: 1, pageSize };
  const size = pageSize ?? limit ?? DEFAULT_PAGE_SIZE;
  const start = page === undefined && offset !== undefined ? offset : ((page ?? 1) - 1) * size;
  return { limit: size, offset: start, page: Math.floor(start / size) + 1, pageSize: size };
}

/** What a list answers about its page; a page of all rows is as large as it is. @param total of rows on all pages */
export function pageMeta({ page, pageSize, limit }: Page, total: number): { page: number; pageSize: number } {
  return { page, pageSize: pageSize === 'all' ? Math.min(total, limit) : pageSize };
}

/** Logs a warning when the cap cut a list short. */
export function warnIfTruncated(log: Pick<FastifyBaseLogger, 'warn'>, { limit }: Page, total: number): void {
  if (limit === ALL_ROWS_CAP && total > ALL_ROWS_CAP)
    log.warn({ total, answered: ALL_ROWS_CAP }, 'a list of all rows was cut');
}

/** The pattern of LIKE for what holds a text; spaces around it do not count, `%` and `_` are plain characters. */
export const contains = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Rows whose key holds a form of the search; `%` and `_` are plain characters.
 * @param key made by searchKey
 * @returns undefined, which filters nothing, for a blank search; a search of separators alone finds nothing
 */
export function holdsFolded(key: AnyColumn | SQL, q: string | undefined): SQL | undefined {
  if (isBlankSearch(q)) return undefined;
  const forms = searchForms(q).map((form) => sql`${key} like ${contains(form)}`);
  return forms.length === 0 ? sql`false` : or(...forms);
}
