import type { View } from '@vaglio/contract';

/** Maximum number of tabs. The other views are in the menu More. */
const MAX_TABS = 4;

/**
 * Returns the views that are displayed as tabs and the views in the menu More.
 * @param views all views, pinned views first
 * @param currentId id of the current view; if it would be in the menu, it replaces the last tab
 */
export function shownTabs(
  views: readonly View[],
  currentId: string,
): { readonly tabs: readonly View[]; readonly more: readonly View[] } {
  const pinned = views.filter(({ is_pinned }) => is_pinned).length;
  const first = views.slice(0, Math.min(Math.max(pinned, MAX_TABS), MAX_TABS + 2));
  const current = views.find(({ id }) => id === currentId);
  const tabs = current && !first.includes(current) ? [...first.slice(0, -1), current] : first;
  return { tabs, more: views.filter((view) => !tabs.includes(view)) };
}

/**
 * Returns the id of the next or previous view. After the last view, the first view follows.
 * @param ids ids in tab order
 */
export function nextView(ids: readonly string[], currentId: string, step: number): string | undefined {
  const place = ids.indexOf(currentId);
  return place < 0 ? ids[0] : ids[(place + step + ids.length) % ids.length];
}
