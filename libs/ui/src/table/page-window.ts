/** A page number, or a gap of pages left out. */
export type PageStep = number | 'gap';

/** Pages shown on either side of the current one. Source: spec §9, pager. */
export const PAGER_REACH = 2;

/** Last page of a list; 1 for an empty one. */
export function lastPageOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * Pages to offer: the first, `reach` on either side of the current one, the last. A gap is shown
 * for two or more pages; where it would hide a single one, that page is shown instead.
 * @param current from 1; may lie past the end
 * Source: spec §9, pager.
 */
export function pageWindow(current: number, last: number, reach: number): PageStep[] {
  const shown: number[] = [];
  for (let page = 1; page <= last; page += 1) {
    const isNear = Math.abs(page - current) <= reach;
    const isEdge = page === 1 || page === last;
    const bridges =
      (page === 2 && current - reach === 3) || (page === last - 1 && current + reach === last - 2);
    if (isNear || isEdge || bridges) shown.push(page);
  }
  return shown.flatMap((page, i) =>
    i > 0 && page - (shown[i - 1] ?? 0) > 1 ? ['gap' as const, page] : [page],
  );
}
