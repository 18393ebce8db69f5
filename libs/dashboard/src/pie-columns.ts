import { routes } from '@vaglio/startups-domain';
import { formatCount } from '@vaglio/ui';
import type { Place } from './pie-lists';

/** The three lists whose make-up the rings show; each opens itself, filtered, with startups that are Later. `ring` names it in the counts of the server. Source: spec §2, pie charts. */
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

/** The card's title; the share is left out while it is not known. @param topPercent 0 to 1 */
export function columnTitle({ key }: PieColumn, topPercent: number | null): string {
  if (key === 'curated') return 'Curated startups';
  const top = topPercent === null ? 'Top' : `Top ${formatCount(topPercent * 100)}%`;
  return key === 'topOfAll' ? `${top} of all` : `${top} of the active`;
}

/** The list of a column with only these cantons or sectors. @param names codes, one key each in the address */
export function listAddress({ list }: PieColumn, place: Place, names: readonly string[]): string {
  return routes.investments({ later: 'all', ...list, [place]: names });
}
