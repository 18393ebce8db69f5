import { UNKNOWN } from '@vaglio/startups-domain';
import { topCount } from '../../scoring/ranking/top-count';
import type { StatsBody } from '../../screening/list/investments.schemas';
import { countRows, listRows } from '../../screening/list/ranked-list';
import type { ListRow } from '../../screening/list/snapshot/list-row';
import type { ListState } from '../../screening/list/snapshot/list-snapshot';
import { countCodes } from '../../screening/list/snapshot/row-filter';
import { RINGS, type DashboardBody } from './dashboard.schemas';

/** Filters of GET /auth/investments that define the list of each ring. */
const RING_LISTS = {
  curated: { mode: 'all' },
  top_of_all: { top: 'percent_all' },
  top_of_active: { mode: 'active', top: 'percent' },
} as const satisfies Record<(typeof RINGS)[number], object>;

/** Computes the dashboard. @param now milliseconds since 1970 */
export function countDashboard(state: ListState, now: number): DashboardBody {
  return {
    stats: countStats(state, now),
    rings: RINGS.map((list) => {
      const rows = listRows(state, RING_LISTS[list], now);
      return {
        list,
        total: rows.length,
        canton: heldCodes(rows, 'canton', now),
        sector: heldCodes(rows, 'sector', now),
      };
    }),
  };
}

/**
 * Counts the figures of the dashboard: curated startups, the size of the top percent, and active and eligible startups.
 */
export function countStats(state: ListState, now: number): StatsBody {
  const { threshold, top_percent } = state.settings;
  const total_startups = state.rows.size;
  return {
    total_startups,
    top_percent,
    top_percent_all: topCount(total_startups, top_percent),
    potential_investments: countRows(state, { mode: 'active', top: 'eligible' }, now),
    threshold,
  };
}

/**
 * Counts startups by code. Unknown is first, followed by the order of the codes. Codes without startups are omitted.
 */
export function heldCodes(rows: readonly ListRow[], filter: 'canton' | 'sector', now: number) {
  return countCodes(rows, filter, now)
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.code === UNKNOWN) - Number(a.code === UNKNOWN));
}
