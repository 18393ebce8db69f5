import { readPageQuery, toPageSearch, type PageQuery } from '@vaglio/ui';

/** The lists of startups, which can be searched and exported. */
export type ListTab = 'raw' | 'curated';
export type ResultsTab = ListTab | 'deleted';

/** What of the results is shown; the address holds it. */
export interface ResultsView extends PageQuery {
  readonly tab: ResultsTab;
}

/** A view of a list of startups. */
export type ListView = ResultsView & { readonly tab: ListTab };

const OTHER_TABS = ['curated', 'deleted'] as const;

/** The view of an address's query; what is missing or makes no sense counts as not given. */
export function readResultsView(search: string): ResultsView {
  const named = new URLSearchParams(search).get('tab');
  return { tab: OTHER_TABS.find((tab) => tab === named) ?? 'raw', ...readPageQuery(search) };
}

/** The query of an address that shows this view; what is as usual is left out. */
export function toSearch({ tab, ...query }: ResultsView): string {
  return toPageSearch(query, { tab: tab === 'raw' ? '' : tab });
}
