import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a list when its 'Show more' button disappears. Otherwise, the page body would receive the focus.
 * @param hasMore true while the button is shown
 * @param list list element, which must have a tabIndex to receive the focus
 * @returns function that wraps the button's handler for loading more rows
 */
export function useFocusAfterMore(
  hasMore: boolean,
  list: RefObject<HTMLElement | null>,
): (loadMore: () => void) => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (hasMore || !isAsked.current) return;
    isAsked.current = false;
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [hasMore, list]);
  return (loadMore) => {
    isAsked.current = true;
    loadMore();
  };
}
