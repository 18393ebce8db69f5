import { readPageQuery, toPageSearch, type PageQuery } from '@vaglio/ui';

export type ResultsTab = 'raw' | 'curated';

/** What of the results is shown; the address holds it. */
export interface ResultsView extends PageQuery {
  readonly tab: ResultsTab;
}

/** The view of an address's query; what is missing or makes no sense counts as not given. */
export function readResultsView(search: string): ResultsView {
  const tab = new URLSearchParams(search).get('tab') === 'curated' ? 'curated' : 'raw';
  return { tab, ...readPageQuery(search) };
}

/** The query of an address that shows this view; what is as usual is left out. */
export function toSearch({ tab, ...query }: ResultsView): string {
  return toPageSearch(query, { tab: tab === 'raw' ? '' : tab });
}
