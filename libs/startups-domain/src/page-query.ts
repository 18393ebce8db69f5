import { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_SEARCH_LENGTH, PAGE_SIZES } from './page-limits';

/** Page and search text of a list, as stored in the address. */
export interface PageQuery {
  /** Search text; '' for no search. */
  readonly q: string;
  /** Page number, from 1. */
  readonly page: number;
  /** Number of rows per page, one of PAGE_SIZES. */
  readonly pageSize: number;
}

/** Parses the query string of an address. Missing or invalid parameters get default values. Never throws. */
export function readPageQuery(search: string | URLSearchParams): PageQuery {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  const size = Number(params.get('pageSize'));
  return {
    q: (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
  };
}

/**
 * Returns the query string of a page query. Default values are omitted.
 * @param filters additional filters by parameter name; empty filters are omitted
 */
export function toPageSearch(
  { q, page, pageSize }: PageQuery,
  filters: Readonly<Record<string, string>> = {},
): string {
  const texts = Object.entries({ q, ...filters }).filter(([, text]) => text !== '');
  const params = new URLSearchParams(texts);
  if (page !== 1) params.set('page', String(page));
  if (pageSize !== DEFAULT_PAGE_SIZE) params.set('pageSize', String(pageSize));
  return params.toString();
}
