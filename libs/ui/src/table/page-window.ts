/** Step of a pager: a page number, or a gap for omitted pages. */
export type PageStep = number | 'gap';

/** Number of pages shown on either side of the current page. Source: spec §9, pager. */
export const PAGER_REACH = 2;

/** Returns the number of the last page of a list; 1 for an empty list. */
export function lastPageOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * Returns the pages that a pager shows: the first, the last, and `reach` pages on either side of the current page. A
 * gap replaces two or more pages. A single omitted page is shown instead of a gap.
 * @param current number of the current page, from 1; it may exceed the last page
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
