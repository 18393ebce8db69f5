import { UNKNOWN } from '@vaglio/startups-domain';
import { topCount } from '../../scoring/ranking/top-count';
import type { StatsBody } from '../../screening/list/investments.schemas';
import { countRows, listRows } from '../../screening/list/ranked-list';
import type { ListRow } from '../../screening/list/snapshot/list-row';
import type { ListState } from '../../screening/list/snapshot/list-snapshot';
import { countCodes } from '../../screening/list/snapshot/row-filter';
import { RINGS, type DashboardBody } from './dashboard.schemas';

/** The list of each ring, as GET /auth/investments chooses it. */
const RING_LISTS = {
  curated: { mode: 'all' },
  top_of_all: { top: 'percent_all' },
  top_of_active: { mode: 'active', top: 'percent' },
} as const satisfies Record<(typeof RINGS)[number], object>;

/** The dashboard. @param now milliseconds since 1970 */
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

/** The figures of the dashboard: how many are curated, how many the top list holds, how many are active and eligible. */
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

/** How many startups have each code, Unknown first, then in the order of the codes; codes without a startup are left out. */
export function heldCodes(rows: readonly ListRow[], filter: 'canton' | 'sector', now: number) {
  return countCodes(rows, filter, now)
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.code === UNKNOWN) - Number(a.code === UNKNOWN));
}
