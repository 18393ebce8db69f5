import { routes } from '@vaglio/startups-domain';
import { formatCount } from '@vaglio/ui';
import type { Place } from './pie-lists';

/**
 * Three lists whose cantons and sectors are shown as rings. Each ring links to its filtered list, including snoozed
 * startups. `ring` is the name of the list in the response. Source: spec §2, pie charts.
 */
export const PIE_COLUMNS = [
  { key: 'curated', ring: 'curated', failure: 'Failed to load startups', list: { mode: 'all' } },
  {
    key: 'topOfAll',
    ring: 'top_of_all',
    failure: 'Failed to load top (all)',
    list: { top: 'percent_all' },
  },
  {
    key: 'topOfActive',
    ring: 'top_of_active',
    failure: 'Failed to load top (eligible)',
    list: { top: 'percent' },
  },
] as const;

export type PieColumn = (typeof PIE_COLUMNS)[number];

/**
 * Returns the title of a column. While the percentage is unknown, it is omitted.
 * @param topPercent fraction from 0 to 1
 */
export function columnTitle({ key }: PieColumn, topPercent: number | null): string {
  if (key === 'curated') return 'Curated startups';
  const top = topPercent === null ? 'Top' : `Top ${formatCount(topPercent * 100)}%`;
  return key === 'topOfAll' ? `${top} of all` : `${top} of the active`;
}

/**
 * Returns the address of the list, limited to the given cantons or sectors.
 * @param names codes, each of which becomes a separate parameter in the address
 */
export function listAddress({ list }: PieColumn, place: Place, names: readonly string[]): string {
  return routes.investments({ later: 'all', ...list, [place]: names });
}
