import type { ListInvestmentsApiArg } from '@vaglio/contract';
import { hidesLater, DEFAULT_PAGE_SIZE, readPageQuery, type PageQuery } from '@vaglio/startups-domain';
import {
  DETAILS_TABS,
  LATER_FILTERS,
  LISTED_MODES,
  SORT_DIRECTIONS,
  SORT_KEYS,
  TOP_FILTERS,
  type DetailsTab,
  type LaterFilter,
  type Mode,
  type SortDirection,
  type SortKey,
  type TopFilter,
} from './list-choices';
import { boundsArg, isBounded, readBounds, UNBOUNDED, type ListBounds } from './list-bounds';
import { columnsText, readColumns } from './table-columns';
import {
  advancedArg,
  hasAdvancedFilters,
  NO_ADVANCED_FILTERS,
  readAdvancedFilters,
  type AdvancedFilters,
} from './advanced-filters';
import { LAYOUTS, type Layout } from './layouts';
import {
  CANTON_CHOICES,
  readChoices,
  SECTOR_CHOICES,
  type CantonChoice,
  type SectorChoice,
} from './place-choices';

/** State of the investments list, as stored in its address. */
export interface ListQuery extends PageQuery, ListBounds, AdvancedFilters {
  readonly mode: Mode | 'all';
  readonly sort: SortKey;
  readonly dir: SortDirection;
  readonly top: TopFilter;
  /** Determines whether startups in Later are hidden, included, or shown exclusively. */
  readonly later: LaterFilter;
  /** Canton codes, of which a startup must match one. [] matches all cantons. */
  readonly canton: readonly CantonChoice[];
  readonly sector: readonly SectorChoice[];
  readonly layout: Layout;
  /** Id of the saved view; ALL_ACTIVE for the built-in view, '' on a server without views. */
  readonly view: string;
  /** `visit` to show only startups that are new in the view since the previous visit. */
  readonly since: '' | 'visit';
  /** Columns of the table in their order, separated by commas; '' for the default columns. */
  readonly columns: string;
  /**
   * Id of the startup whose details are open; CLOSED if the user closed them, '' if the user has not chosen a startup.
   */
  readonly startup: string;
  /** Open tab of the startup details. */
  readonly tab: DetailsTab;
}

/** Id of the built-in view of all active startups. */
export const ALL_ACTIVE = 'all';

/** Value that records that the user closed the details. No startup has this id. */
export const CLOSED = '-';

/** Default query. Source: spec §9, investments list defaults. */
export const FIRST_LIST: ListQuery = {
  mode: 'active',
  q: '',
  sort: 'score',
  dir: 'desc',
  top: 'all',
  later: 'hide',
  canton: [],
  sector: [],
  ...UNBOUNDED,
  ...NO_ADVANCED_FILTERS,
  layout: 'cards',
  view: ALL_ACTIVE,
  since: '',
  columns: '',
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
  startup: '',
  tab: 'details',
};

/** Parses the query of an address. Missing and invalid parameters get default values. Never throws. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const { q, page, pageSize } = readPageQuery(params);
  return {
    mode: oneOf(LISTED_MODES, params.get('mode'), FIRST_LIST.mode),
    q: q.trim(),
    sort: oneOf(SORT_KEYS, params.get('sort'), FIRST_LIST.sort),
    dir: oneOf(SORT_DIRECTIONS, params.get('dir'), FIRST_LIST.dir),
    top: oneOf(TOP_FILTERS, params.get('top'), FIRST_LIST.top),
    later: oneOf(LATER_FILTERS, params.get('later'), FIRST_LIST.later),
    canton: readChoices(CANTON_CHOICES, params.getAll('canton')),
    sector: readChoices(SECTOR_CHOICES, params.getAll('sector')),
    ...readBounds(params),
    columns: columnsText(readColumns(params.get('columns') ?? '')),
    ...readAdvancedFilters(params),
    layout: oneOf(LAYOUTS, params.get('layout'), FIRST_LIST.layout),
    view: params.get('view') ?? FIRST_LIST.view,
    since: params.get('since') === 'visit' ? 'visit' : '',
    page,
    pageSize,
    startup: params.get('open') ?? params.get('startup') ?? FIRST_LIST.startup,
    tab: oneOf(DETAILS_TABS, params.get('tab'), FIRST_LIST.tab),
  };
}

type Value = string | number | readonly string[];

/**
 * Converts a query to address parameters without default values. `readListQuery` parses them. A filter with several
 * values is repeated: `canton=ZH&canton=BE&sector=Unknown`. The details tab is addressed as `startup=11`, any other tab
 * as `open=11&tab=facts`.
 */
export function toListParams(query: ListQuery): URLSearchParams {
  const defaults = new Map<string, unknown>(Object.entries(FIRST_LIST));
  const startupName = query.tab === FIRST_LIST.tab ? 'startup' : 'open';
  const entries: [string, Value][] = Object.entries(query);
  const params = new URLSearchParams();
  for (const [name, value] of entries)
    if (typeof value !== 'object' && value !== defaults.get(name) && (name !== 'view' || value !== ''))
      params.set(name === 'startup' ? startupName : name, String(value));
  for (const [name, values] of entries)
    if (typeof values === 'object') for (const value of values) params.append(name, value);
  return params;
}

/** Converts a query to request parameters. Inactive filters are omitted. Source: spec §7, GET /auth/investments. */
export function toListArg(query: ListQuery): ListInvestmentsApiArg {
  const { mode, q, sort, dir, top, later, canton, sector, view, since, page, pageSize } = query;
  return {
    mode,
    sort,
    dir,
    page,
    pageSize,
    withAwards: 1,
    withArticles: 1,
    ...(view !== '' && { view }),
    ...(view !== '' && since !== '' && { since }),
    ...(q !== '' && { q }),
    ...(top !== 'all' && { top }),
    ...((later === 'only' || hidesLater(query)) && { later }),
    ...(canton.length > 0 && { canton: canton.join(',') }),
    ...(sector.length > 0 && { sector: sector.join(',') }),
    ...boundsArg(query),
    ...advancedArg(query),
  };
}

/**
 * Returns the query that counts the startups of a tab, ignoring search and filters. The count of the active tab
 * includes startups in Later only if `later` is 'all'.
 */
export function toCountArg(mode: Mode, later: LaterFilter = FIRST_LIST.later): ListInvestmentsApiArg {
  const isHiding = mode === 'active' && later !== 'all';
  return {
    mode,
    page: 1,
    pageSize: 1,
    withAwards: 0,
    withArticles: 0,
    ...(isHiding && { later: 'hide' as const }),
  };
}

/** Returns true if a search or filter may hide some startups of the current mode. */
export function isNarrowed(query: ListQuery): boolean {
  const { q, top, later, canton, sector, since } = query;
  return (
    q !== '' ||
    since !== '' ||
    top !== 'all' ||
    later === 'only' ||
    canton.length > 0 ||
    sector.length > 0 ||
    isBounded(query) ||
    hasAdvancedFilters(query)
  );
}

/** Returns the query without its search and filters. The mode and the sort order are kept. */
export function withoutFilters(query: ListQuery): ListQuery {
  return {
    ...query,
    q: '',
    top: 'all',
    later: 'hide',
    canton: [],
    sector: [],
    ...UNBOUNDED,
    since: '',
    ...NO_ADVANCED_FILTERS,
    page: 1,
    startup: '',
  };
}

/** Deselects the startup after a change of the search. */
export function toSearched(query: ListQuery): ListQuery {
  return { ...query, startup: '' };
}

/**
 * Returns the query after a switch to another tab. The saved view, the top share filter and the board layout do not
 * apply there and are removed.
 */
export function withMode(query: ListQuery, mode: Mode): ListQuery {
  const layout = query.layout === 'board' ? FIRST_LIST.layout : query.layout;
  return {
    ...query,
    mode,
    layout,
    top: query.top === 'percent_all' ? 'all' : query.top,
    view: query.view && ALL_ACTIVE,
    since: '',
    page: 1,
    startup: '',
  };
}

/** Returns the tab that shows a query, or null for a list of all startups. */
export function tabOf({ mode, top }: ListQuery): Mode | null {
  return mode === 'all' || top === 'percent_all' ? null : mode;
}

/** Returns true if the list shows consecutive ranks. */
export function isByRank(query: ListQuery): boolean {
  const { sort, dir, q, top, later, canton, sector, since } = query;
  return (
    sort === 'score' &&
    since === '' &&
    dir === 'desc' &&
    q === '' &&
    top !== 'not_eligible' &&
    later !== 'only' &&
    canton.length === 0 &&
    sector.length === 0 &&
    !isBounded(query) &&
    !hasAdvancedFilters(query)
  );
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null, fallback: Value): Value {
  return values.find((value) => value === text) ?? fallback;
}
