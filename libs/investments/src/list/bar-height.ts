import { lastHeightKeeper, readLastHeight } from '@vaglio/ui';

/** How many lines the list's bar takes depends on the window, on the counts in it, and on what is chosen. */
const NAME = 'list-bar';

/** A ref of the row in the bar: its height is kept of addresses without a query alone. */
export const keepBarHeight = lastHeightKeeper(NAME, isPlain);

/** @returns CSS pixels, as when this browser last showed the bar so; null where that is not known */
export function readBarHeight(): number | null {
  return isPlain() ? readLastHeight(NAME) : null;
}

function isPlain(): boolean {
  return window.location.search === '';
}
