import type { Startup } from '@vaglio/contract';
import { isByRank, type ListQuery } from '@vaglio/startups-data';

const placed = new WeakMap<Startup, Startup>();

/**
 * The startups of a page, where in order of score one whose rank the server leaves out has its place in the list. One
 * that came again unchanged is the same object, so that its card need not be drawn again.
 * @param query what the page was asked for
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
