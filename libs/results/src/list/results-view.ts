import { readPageQuery, toPageSearch, type PageQuery } from '@vaglio/startups-domain';

/** The lists of startups, which can be searched and exported. */
export type ListTab = 'raw' | 'curated';
export type ResultsTab = ListTab | 'deleted' | 'decisions' | 'imports';
/** Of Raw only what waits for a person; of Decisions only the discarded names; '' is all. */
type Shown = '' | 'waiting' | 'names';

/** What of the results is shown; the address holds it. */
export interface ResultsView extends PageQuery {
  readonly tab: ResultsTab;
  readonly show: Shown;
}

/** A view of a list of startups. */
export type ListView = ResultsView & { readonly tab: ListTab };

const OTHER_TABS = ['curated', 'deleted', 'decisions', 'imports'] as const;
/** What a tab can be narrowed to. */
const NARROWED: Readonly<Partial<Record<ResultsTab, Shown>>> = { raw: 'waiting', decisions: 'names' };

/** The view of an address's query; what is missing or makes no sense counts as not given. */
export function readResultsView(search: string): ResultsView {
  const params = new URLSearchParams(search);
  const tab = OTHER_TABS.find((each) => each === params.get('tab')) ?? 'raw';
  const narrowed = NARROWED[tab] ?? '';
  return { tab, show: params.get('show') === narrowed ? narrowed : '', ...readPageQuery(search) };
}

/** The query of an address that shows this view; what is as usual is left out. */
export function toSearch({ tab, show, ...query }: ResultsView): string {
  return toPageSearch(query, { tab: tab === 'raw' ? '' : tab, show: NARROWED[tab] === show ? show : '' });
}
