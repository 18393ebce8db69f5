import type { Dashboard } from '@vaglio/contract';
import { PIE_COLUMNS } from './pie-columns';
import type { PieList } from './pie-lists';

/** The lists that a server has counted, in the order of PIE_COLUMNS; null for each that it left out. @param dashboard undefined while it loads */
export function ringLists(dashboard: Dashboard | undefined): readonly (PieList | null)[] {
  const countsOf = (counts: readonly { code: string; count: number }[]) =>
    counts.map(({ code, count }) => ({ name: code, count }));
  return PIE_COLUMNS.map(({ ring }) => {
    const found = dashboard?.rings.find(({ list }) => list === ring);
    return found ? { canton: countsOf(found.canton), sector: countsOf(found.sector) } : null;
  });
}
