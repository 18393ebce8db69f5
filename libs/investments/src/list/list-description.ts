import { parseView, type ListQuery } from '@vaglio/startups-data';
import { chipText } from '../filters/filter-text';
import { kindsOf } from '../filters/set-filter';
import { activeFilters } from './active-filters';
import { sortLabel } from './list-labels';

/** Empty map of names. The description contains award keys instead of award names, and no names of other users. */
const NO_NAMES = new Map<string, null>();

/** Returns a description of a list with its filters, order and layout. */
export function listText(query: ListQuery): readonly string[] {
  const first = parseView('');
  return [
    ...(query.mode === first.mode ? [] : [query.mode === 'all' ? 'Active and rejected' : 'Rejected']),
    ...activeFilters({ ...query, since: '' }).map(({ label }) => label),
    ...kindsOf(query).flatMap((kind) => {
      const text = chipText(kind, query, NO_NAMES);
      return text ? [`${text.name} ${text.value}`] : [];
    }),
    ...(query.later === 'all' ? ['Later shown'] : []),
    ...(query.sort === first.sort && query.dir === first.dir
      ? []
      : [`Sorted by ${sortLabel(query.sort)}${query.dir === 'asc' ? ', ascending' : ''}`]),
    ...(query.layout === first.layout ? [] : [`As a ${query.layout}`]),
  ];
}
