import type { View } from '@vaglio/contract';

/** As many views are tabs; the others are behind More. */
const MAX_TABS = 4;

/**
 * Which views are tabs, and which are behind More.
 * @param views pinned ones first
 * @param currentId the view that is open has a tab, in place of the last one where it would be behind More
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

/** The view after another one, or before it, around the end. @param ids in the order of the tabs */
export function nextView(ids: readonly string[], currentId: string, step: number): string | undefined {
  const place = ids.indexOf(currentId);
  return place < 0 ? ids[0] : ids[(place + step + ids.length) % ids.length];
}
