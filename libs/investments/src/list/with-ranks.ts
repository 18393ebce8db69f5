import type { Startup } from '@vaglio/contract';
import { isByRank, type ListQuery } from '@vaglio/startups-data';

const placed = new WeakMap<Startup, Startup>();

/**
 * Returns the startups of a page with their ranks. In a list sorted by score, a missing rank is derived from the
 * position. Unchanged startups remain the same objects, so that their cards do not render again.
 * @param query query that returned the page
 */
export function withRanks(startups: readonly Startup[], query: ListQuery): readonly Startup[] {
  if (!isByRank(query)) return startups;
  const before = (query.page - 1) * query.pageSize;
  return startups.map((startup, index) => withPlace(startup, before + index + 1));
}

function withPlace(startup: Startup, place: number): Startup {
  if (startup.rank !== undefined) return startup;
  const known = placed.get(startup);
  if (known?.rank === place) return known;
  const ranked = { ...startup, rank: place };
  placed.set(startup, ranked);
  return ranked;
}
