import { useEffect, useRef, useState } from 'react';

/** How far below the screen a part counts as near. */
const REACH = '400px';

/** Whether a part of the page is near the screen, or was; at once in a browser that cannot tell. */
export function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || ref.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setIsNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)), { rootMargin: REACH });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
