import { reachedText, scoreText } from './bounds-text';
import { type ListQuery, cantonName, sectorName } from '@vaglio/startups-data';
import { topLabel } from './list-labels';

/** A search or filter that is in force. */
export interface ActiveFilter {
  readonly label: string;
  /** The list without it, on page 1. */
  readonly without: ListQuery;
}

/** What narrows the list, in the order of the bar; each can be taken away alone. */
export function activeFilters(query: ListQuery): ActiveFilter[] {
  const { q, top, later, canton, sector, since } = query;
  const [score, reached] = [scoreText(query), reachedText(query)];
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
    ...(score === null ? [] : [filter(capitalised(score), { score_from: '', score_below: '' })]),
    ...(reached === null ? [] : [filter(capitalised(reached), { reached_from: '', reached_to: '' })]),
  ];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
