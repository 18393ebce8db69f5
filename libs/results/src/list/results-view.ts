import { readPageQuery, toPageSearch, type PageQuery } from '@vaglio/startups-domain';

/** Lists of startups that can be searched and exported. */
export type ListTab = 'raw' | 'curated';
export type ResultsTab = ListTab | 'deleted' | 'decisions' | 'imports';
/** Filter of a tab: only rows that wait for a review (Raw), only discarded names (Decisions), or '' for all rows. */
type Shown = '' | 'waiting' | 'names';

/** Columns by which the server can sort each list. */
export const SORTS = {
  raw: ['company_name', 'founding_year', 'article_date'],
  curated: ['company_name', 'founding_year', 'article_date', 'score'],
} as const;
type ResultsSort = (typeof SORTS)[ListTab][number] | '';

/** View of the section, stored in the address. */
export interface ResultsView extends PageQuery {
  readonly tab: ResultsTab;
  readonly show: Shown;
  /** Sort column of a startup list; '' sorts the newest startups first. */
  readonly sort: ResultsSort;
  readonly dir: 'asc' | 'desc';
}

/** View of a startup list. */
export type ListView = ResultsView & { readonly tab: ListTab };

const OTHER_TABS = ['curated', 'deleted', 'decisions', 'imports'] as const;
/** Filter that each tab offers. */
const NARROWED: Readonly<Partial<Record<ResultsTab, Shown>>> = { raw: 'waiting', decisions: 'names' };

/** Parses the view from the query string of an address. Missing and invalid values become defaults. */
export function readResultsView(search: string): ResultsView {
  const params = new URLSearchParams(search);
  const tab = OTHER_TABS.find((each) => each === params.get('tab')) ?? 'raw';
  const narrowed = NARROWED[tab] ?? '';
  const sorts: readonly ResultsSort[] = tab === 'raw' || tab === 'curated' ? SORTS[tab] : [];
  const sort = sorts.find((each) => each === params.get('sort')) ?? '';
  const dir = sort !== '' && params.get('dir') === 'desc' ? 'desc' : 'asc';
  return { tab, sort, dir, show: params.get('show') === narrowed ? narrowed : '', ...readPageQuery(search) };
}

/** Converts the view to a query string without default values. */
export function toSearch({ tab, show, sort, dir, ...query }: ResultsView): string {
  return toPageSearch(query, {
    tab: tab === 'raw' ? '' : tab,
    show: NARROWED[tab] === show ? show : '',
    sort,
    dir: sort !== '' && dir === 'desc' ? dir : '',
  });
}
