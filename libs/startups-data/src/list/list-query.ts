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

/** What the investments list shows: everything that its address says. */
export interface ListQuery extends PageQuery, ListBounds, AdvancedFilters {
  readonly mode: Mode | 'all';
  readonly sort: SortKey;
  readonly dir: SortDirection;
  readonly top: TopFilter;
  /** Whether the startups that are Later are left out, are alone in it, or are like the others. */
  readonly later: LaterFilter;
  /** Any of these; [] for every canton. */
  readonly canton: readonly CantonChoice[];
  readonly sector: readonly SectorChoice[];
  readonly layout: Layout;
  /** Id of the saved view that this list is of; ALL_ACTIVE for none, '' on a server without views. */
  readonly view: string;
  /** Only what is new in the view since the visit before. */
  readonly since: '' | 'visit';
  /** Columns of the table in their order, separated by commas; '' for the usual ones. */
  readonly columns: string;
  /** Id of the startup whose details are open; CLOSED for none; '' where nobody chose. */
  readonly startup: string;
  /** Which tab of the details is open. */
  readonly tab: DetailsTab;
}

/** The built-in view of all active startups. */
export const ALL_ACTIVE = 'all';

/** A person closed the details. No server gives such an id. */
export const CLOSED = '-';

/** Source: spec §9, investments list defaults. */
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

/** The query of an address; what is missing, unknown or out of range there is the default. Never throws. */
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
 * The search part of the address of a query, without what is the default; readListQuery reads it back.
 * Several values of a filter are listed one by one: `canton=ZH&canton=BE&sector=Unknown`. A tab other than the details is
 * addressed as `open=11&tab=facts`, the details as `startup=11`.
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

/** What the server is asked; filters that hold back nothing are left out. Source: spec §7, GET /auth/investments. */
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

/** Whether a search or a filter holds startups of the mode back. */
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

/** The whole list of the same mode, in the same order. */
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

/** A new search: other startups, so none of them is chosen yet. */
export function toSearched(query: ListQuery): ListQuery {
  return { ...query, startup: '' };
}

/** The other tab, which is no saved view. The top share of all startups is no part of either, so that filter goes; nor is the board. */
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

/** The tab of a query; null for a list across both. */
export function tabOf({ mode, top }: ListQuery): Mode | null {
  return mode === 'all' || top === 'percent_all' ? null : mode;
}

/** Whether the n-th startup of the list holds place n by score. */
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
