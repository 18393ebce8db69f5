import { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_SEARCH_LENGTH, PAGE_SIZES } from './page-limits';

/** Which page of a list is shown, under which search; the address holds it. */
export interface PageQuery {
  /** '' searches nothing. */
  readonly q: string;
  /** From 1. */
  readonly page: number;
  /** One of PAGE_SIZES. */
  readonly pageSize: number;
}

/** The query of an address; what is missing there or makes no sense counts as not given. Never throws. */
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
 * The search part of an address that shows this query; what is as usual is left out.
 * @param filters what else the list is narrowed by, by the name in the address; '' is left out
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
