import { useState } from 'react';

/** Number of list entries that are always displayed. Source: design of the facts, lists. */
const FIRST = 5;

/** Returns the first five entries of a list. After the user has requested all entries, it returns all. */
export function useShownCount<Item>(items: readonly Item[]) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, FIRST);
  return { shown, more: items.length - shown.length, showAll: () => setIsWhole(true) };
}
