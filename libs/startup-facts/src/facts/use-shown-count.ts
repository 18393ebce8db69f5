import { useState } from 'react';

/** As many of a list as are shown at first. Source: design of the facts, lists. */
const FIRST = 5;

/** The first five of a list, and all of it once asked. */
export function useShownCount<Item>(items: readonly Item[]) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, FIRST);
  return { shown, more: items.length - shown.length, showAll: () => setIsWhole(true) };
}
