import { startTransition, useEffect, useRef, useState } from 'react';

/** How far below the screen a part counts as near. */
const REACH = '400px';

/**
 * Whether a part of the page is to be loaded: it is near the screen, or was, or the browser has nothing else to do, so
 * that it is ready for who scrolls down. At once in a browser that cannot tell what is near.
 */
export function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || ref.current === null) return undefined;
    // Drawn in slices, between which a person can act.
    const load = () => startTransition(() => setIsNear(true));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: REACH },
    );
    observer.observe(ref.current);
    const idle = 'requestIdleCallback' in window ? window.requestIdleCallback(load) : null;
    return () => {
      observer.disconnect();
      if (idle !== null) window.cancelIdleCallback(idle);
    };
  }, [isNear]);
  return { ref, isNear };
}
