import { lastHeightKeeper, readLastHeight } from '@vaglio/ui';

/** Under this name: how many lines the list's bar takes depends on the window, on the counts in it, and on what is chosen. */
export const BAR_HEIGHT = 'list-bar';

/** A ref of the row in the bar: its height is kept of addresses without a query alone. */
export const keepBarHeight = lastHeightKeeper(BAR_HEIGHT, isPlain);

/** Whether the room of the bar at this address is known, as this browser last showed it. */
export function hasBarHeight(): boolean {
  return isPlain() && readLastHeight(BAR_HEIGHT) !== null;
}

function isPlain(): boolean {
  return window.location.search === '';
}
