import { defineHotkeys, type HotkeyActs } from '@vaglio/ui';
import { ALL_ACTIVE, viewSearch } from '@vaglio/startups-data';
import { nextView } from './shown-tabs';
import type { useViewPage } from './use-view-page';

/** Hotkeys of the saved views. Source: decide-together, Keyboard. */
export const VIEW_HOTKEYS = defineHotkeys('page', [
  { keys: ['v', 'Shift v'], label: 'Next view, previous view' },
]);

/** Returns the hotkey handlers. The key v opens the next view, and Shift with v opens the previous view. */
export function viewActs(
  { views, view }: Pick<ReturnType<typeof useViewPage>, 'views' | 'view'>,
  go: (search: string) => void,
): HotkeyActs<'v' | 'Shift v'> {
  if (views === null || views.length === 0) return {};
  const step = (by: number) => {
    const ids = [ALL_ACTIVE, ...views.map(({ id }) => id)];
    const next = nextView(ids, view?.id ?? ALL_ACTIVE, by);
    if (next !== undefined) go(viewSearch(next));
  };
  return { v: () => step(1), 'Shift v': () => step(-1) };
}
