import { parseView, type ListQuery } from '@vaglio/startups-data';
import { chipWords } from '../filters/filter-words';
import { kindsOf } from '../filters/set-filter';
import { activeFilters } from './active-filters';
import { sortLabel } from './list-words';

/** Awards are called by their keys here, and other people are not named. */
const NO_NAMES = new Map<string, null>();

/** What a list says beside its startups: its filters, order and layout, in words. */
export function listWords(query: ListQuery): readonly string[] {
  const first = parseView('');
  return [
    ...(query.mode === first.mode ? [] : [query.mode === 'all' ? 'Active and rejected' : 'Rejected']),
    ...activeFilters({ ...query, since: '' }).map(({ label }) => label),
    ...kindsOf(query).flatMap((kind) => {
      const words = chipWords(kind, query, NO_NAMES);
      return words ? [`${words.name} ${words.value}`] : [];
    }),
    ...(query.later === 'all' ? ['Later shown'] : []),
    ...(query.sort === first.sort && query.dir === first.dir
      ? []
      : [`Sorted by ${sortLabel(query.sort)}${query.dir === 'asc' ? ', ascending' : ''}`]),
    ...(query.layout === first.layout ? [] : [`As a ${query.layout}`]),
  ];
}
