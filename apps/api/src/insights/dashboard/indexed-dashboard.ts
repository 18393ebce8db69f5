import { topCount } from '../../scoring/ranking/top-count';
import { modeSlots, type IndexState } from '../../screening/list/memory-index/index-query';
import { CODES } from '../../screening/list/memory-index/index-rows';
import { codeCounts } from './code-counts';
import { RINGS, type DashboardBody } from './dashboard.schemas';

/** The dashboard as the index in memory counts it; the same as readStoredDashboard. */
export function countDashboard(state: IndexState): DashboardBody {
  const { threshold, top_percent } = state.settings;
  const all = modeSlots(state, { mode: 'all' });
  const active = modeSlots(state, { mode: 'active' });
  const topOf = (slots: Int32Array) => slots.subarray(0, topCount(slots.length, top_percent));
  const slotsOf = { curated: all, top_of_all: topOf(all), top_of_active: topOf(active) };
  const scores = state.rows.columns.score;
  return {
    stats: {
      total_startups: all.length,
      top_percent,
      top_percent_all: topCount(all.length, top_percent),
      potential_investments: active.reduce(
        (count, slot) => count + ((scores[slot] ?? 0) >= threshold ? 1 : 0),
        0,
      ),
      threshold,
    },
    rings: RINGS.map((list) => ({
      list,
      total: slotsOf[list].length,
      canton: countCodes(state, 'canton', slotsOf[list]),
      sector: countCodes(state, 'sector', slotsOf[list]),
    })),
  };
}

/** How many of some slots have each code of a column. */
export function countCodes({ rows }: IndexState, column: keyof typeof CODES, slots: Int32Array) {
  const counts = new Int32Array(CODES[column].length);
  const codes = rows[column];
  for (const slot of slots) {
    const code = codes[slot] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return codeCounts(
    column,
    CODES[column].map((code, place) => [code, counts[place] ?? 0]),
  );
}
