import { useEffect, useRef, useState } from 'react';

/**
 * How large a drawing is on the screen.
 * @param size its width in its own units
 * @returns px per unit; 1 until it is measured, and in a browser that cannot measure
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
