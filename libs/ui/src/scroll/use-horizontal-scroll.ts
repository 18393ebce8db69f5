import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Horizontal scroll state of an element, with the directions in which content is hidden. */
export interface HorizontalScroll {
  readonly hasMoreLeft: boolean;
  readonly hasMoreRight: boolean;
  /** Scrolls by most of the visible width. 1 scrolls to the right, -1 to the left. */
  readonly scroll: (direction: 1 | -1) => void;
}

const NOTHING_MORE = { hasMoreLeft: false, hasMoreRight: false };
const SCROLLED_SHARE = 0.7;
/** Tolerance in px, because browsers round scroll positions. */
const SLACK_PX = 2;

/**
 * Returns the horizontal scroll state of an element.
 * @param selector CSS selector of the scrolling element inside `root`. The default is `root` itself. If no element
 *   matches, no content counts as hidden
 */
export function useHorizontalScroll(
  root: RefObject<HTMLElement | null>,
  selector?: string,
): HorizontalScroll {
  const [more, setMore] = useState(NOTHING_MORE);
  const findScroller = useCallback(
    () => (selector === undefined ? root.current : (root.current?.querySelector(selector) ?? null)),
    [root, selector],
  );
  useEffect(() => {
    const scroller = findScroller();
    if (!scroller || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const left = Math.abs(scroller.scrollLeft);
      const next = {
        hasMoreLeft: left > SLACK_PX,
        hasMoreRight: scroller.scrollWidth - scroller.clientWidth - left > SLACK_PX,
      };
      setMore((before) =>
        before.hasMoreLeft === next.hasMoreLeft && before.hasMoreRight === next.hasMoreRight ? before : next,
      );
    };
    const resizes = new ResizeObserver(measure);
    resizes.observe(scroller);
    const watchChildren = () => {
      for (const child of scroller.children) resizes.observe(child);
    };
    const additions = new MutationObserver(() => {
      watchChildren();
      measure();
    });
    watchChildren();
    additions.observe(scroller, { childList: true });
    scroller.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      resizes.disconnect();
      additions.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [findScroller]);
  return {
    ...more,
    scroll: (direction) => {
      const scroller = findScroller();
      scroller?.scrollBy({ left: direction * scroller.clientWidth * SCROLLED_SHARE, behavior: 'smooth' });
    },
  };
}
