import { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_SEARCH_LENGTH, PAGE_SIZES } from '@vaglio/product-rules';

/** Which page of the history is shown, under which search; the address holds it. */
export interface HistoryQuery {
  readonly q: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The query of an address; what is missing or makes no sense counts as not given. */
export function readHistoryQuery(search: string): HistoryQuery {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  const size = Number(params.get('pageSize'));
  return {
    q: (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
  };
}

/** The search part of an address that shows this query; what is as usual is left out. */
export function toSearch({ q, page, pageSize }: HistoryQuery): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (page !== 1) params.set('page', String(page));
  if (pageSize !== DEFAULT_PAGE_SIZE) params.set('pageSize', String(pageSize));
  return params.toString();
}
