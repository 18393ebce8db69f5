import { DEFAULT_PAGE_SIZE, MAX_SEARCH_LENGTH, PAGE_SIZES } from '@vaglio/product-rules';

export type ResultsTab = 'raw' | 'curated';

/** What of the results is shown; the address holds it. */
export interface ResultsView {
  readonly tab: ResultsTab;
  readonly q: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The view of an address's query; what is missing or makes no sense counts as not given. */
export function readResultsView(search: string): ResultsView {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  const size = Number(params.get('pageSize'));
  return {
    tab: params.get('tab') === 'curated' ? 'curated' : 'raw',
    q: (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
  };
}

/** The query of an address that shows this view; what is as usual is left out. */
export function toSearch({ tab, q, page, pageSize }: ResultsView): string {
  const params = new URLSearchParams();
  if (tab !== 'raw') params.set('tab', tab);
  if (q !== '') params.set('q', q);
  if (page !== 1) params.set('page', String(page));
  if (pageSize !== DEFAULT_PAGE_SIZE) params.set('pageSize', String(pageSize));
  return params.toString();
}
