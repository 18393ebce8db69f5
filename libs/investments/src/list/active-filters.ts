import { reachedText } from './bounds-text';
import { type ListQuery, cantonName, sectorName } from '@vaglio/startups-data';
import { topLabel } from './list-labels';

/** Search or filter that is currently active. */
export interface ActiveFilter {
  readonly label: string;
  /** Query without this filter, on page 1. */
  readonly without: ListQuery;
}

/** Returns the active filters in the order of the bar. Each filter can be removed separately. */
export function activeFilters(query: ListQuery): ActiveFilter[] {
  const { q, top, later, canton, sector, since } = query;
  const reached = reachedText(query);
  const filter = (label: string, change: Partial<ListQuery>) => ({
    label,
    without: { ...query, ...change, page: 1, startup: '' },
  });
  return [
    ...(q === '' ? [] : [filter(`Search “${q}”`, { q: '' })]),
    ...(top === 'all' ? [] : [filter(topLabel(top), { top: 'all' })]),
    ...(since === '' ? [] : [filter('New since my last visit', { since: '' })]),
    ...(later === 'only' ? [filter('Later', { later: 'hide' })] : []),
    ...canton.map((code) => filter(cantonName(code), { canton: canton.filter((other) => other !== code) })),
    ...sector.map((code) => filter(sectorName(code), { sector: sector.filter((other) => other !== code) })),
    ...(reached === null ? [] : [filter(capitalised(reached), { reached_from: '', reached_to: '' })]),
  ];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
