import { useEffect, useRef, useState } from 'react';

/**
 * Returns the scale of a drawing on the screen.
 * @param size width in units of the drawing
 * @returns px per unit, or 1 before the first measurement and in browsers without ResizeObserver
 */
export function useScale(size: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (ref.current === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver((entries) => {
      const width = entries.at(-1)?.contentRect.width ?? 0;
      if (width > 0) setScale(width / size);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [size]);
  return { ref, scale };
}
