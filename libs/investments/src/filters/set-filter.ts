import type { ListQuery, ValuedFilter } from '@vaglio/startups-data';
import { boundsOf, FILTER_KINDS, isBoundedFilter, type BoundedFilter, type FilterKind } from './filter-kinds';

/**
 * Returns the query with new values for a filter, on page 1. A filter for rejected startups also switches to the list
 * of all startups, because the active list does not contain them.
 */
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

/** Returns the query with new bounds for a filter, on page 1. An empty text removes a bound. */
export function withBounds(query: ListQuery, kind: BoundedFilter, from: string, to: string): ListQuery {
  const [first, last] = boundsOf(kind);
  return { ...query, [first]: from, [last]: to, page: 1, startup: '' };
}

/** Returns the query without a filter, on page 1. */
export function withoutKind(query: ListQuery, kind: FilterKind): ListQuery {
  return isBoundedFilter(kind) ? withBounds(query, kind, '', '') : withValues(query, kind, []);
}

/** Returns the active filters of a query in menu order. */
export function kindsOf(query: ListQuery): FilterKind[] {
  return FILTER_KINDS.filter((kind) =>
    isBoundedFilter(kind) ? boundsOf(kind).some((bound) => query[bound] !== '') : query[kind].length > 0,
  );
}
