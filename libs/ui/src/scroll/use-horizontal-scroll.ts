import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Where there is more of what scrolls sideways. */
export interface HorizontalScroll {
  readonly hasMoreLeft: boolean;
  readonly hasMoreRight: boolean;
  /** Scrolls by most of what is shown; 1 to the right, -1 to the left. */
  readonly scroll: (direction: 1 | -1) => void;
}

const NOTHING_MORE = { hasMoreLeft: false, hasMoreRight: false };
const SCROLLED_SHARE = 0.7;
/** Browsers round the ends of a scroll. */
const SLACK_PX = 2;

/**
 * Watches how far an element is scrolled sideways.
 * @param selector of the element inside `root` that scrolls, without it `root` itself; while there is none, there is nothing more
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
