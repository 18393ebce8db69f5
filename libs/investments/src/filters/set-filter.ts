import type { ListQuery, ValuedFilter } from '@vaglio/startups-data';
import { isRangeFilter, RANGES, type RangeFilter } from '@vaglio/startups-domain';
import { FILTER_KINDS, type FilterKind } from './filter-kinds';

/** The list with other values of a filter, on page 1. Rejected startups are in no active list, so both are listed. */
export function withValues(query: ListQuery, kind: ValuedFilter, values: readonly string[]): ListQuery {
  const isOfBoth = kind === 'stage' && values.includes('rejected') && query.mode === 'active';
  return {
    ...query,
    [kind]: values,
    mode: isOfBoth ? 'all' : query.mode,
    page: 1,
    startup: '',
  };
}

/** The list within other bounds, on page 1; '' for none. */
export function withBounds(query: ListQuery, kind: RangeFilter, from: string, to: string): ListQuery {
  const [first, last] = RANGES[kind].bounds;
  return { ...query, [first]: from, [last]: to, page: 1, startup: '' };
}

/** The list without one of the filters, on page 1. */
export function withoutKind(query: ListQuery, kind: FilterKind): ListQuery {
  return isRangeFilter(kind) ? withBounds(query, kind, '', '') : withValues(query, kind, []);
}

/** The filters that narrow a list, in the order in which they are offered. */
export function kindsOf(query: ListQuery): FilterKind[] {
  return FILTER_KINDS.filter((kind) =>
    isRangeFilter(kind) ? RANGES[kind].bounds.some((bound) => query[bound] !== '') : query[kind].length > 0,
  );
}
