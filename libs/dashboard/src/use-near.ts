import { useEffect, useRef, useState } from 'react';

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
    const observer = new IntersectionObserver(
      (entries) => setIsNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: REACH },
    );
    observer.observe(ref.current);
    const idle = 'requestIdleCallback' in window ? window.requestIdleCallback(() => setIsNear(true)) : null;
    return () => {
      observer.disconnect();
      if (idle !== null) window.cancelIdleCallback(idle);
    };
  }, [isNear]);
  return { ref, isNear };
}
