import { chipWords } from '../filters/filter-words';
import { kindsOf } from '../filters/set-filter';
import { activeFilters } from '../list/active-filters';
import { type ListQuery, listOfView } from '@vaglio/startups-data';
import { sortLabel } from '../list/list-words';

/** Awards are called by their keys here, and other people are not named. */
const NO_NAMES = new Map<string, null>();

/** What a list says beside its startups: its filters, order and layout, in words. */
function listWords(query: ListQuery): readonly string[] {
  const first = listOfView('');
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

/** What a change of a list adds to its words and removes from them. */
export function wordsChanged(
  before: ListQuery,
  after: ListQuery,
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  const [was, is] = [listWords(before), listWords(after)];
  return {
    added: is.filter((word) => !was.includes(word)),
    removed: was.filter((word) => !is.includes(word)),
  };
}

/** The words of a stored query in one line. */
export function queryWords(text: string): string {
  return listWords(listOfView(text)).join(', ') || 'No filters';
}
