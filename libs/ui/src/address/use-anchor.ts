import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to a part of a page that the address names by its hash, once the part has its height: a browser looks for it
 * before the page is drawn.
 * @param id of the part
 * @param isThere whether what is above it, and it, have their heights
 */
export function useAnchor<Part extends HTMLElement>(id: string, isThere: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (isThere && globalThis.location.hash === `#${id}`) part.current?.scrollIntoView?.();
  }, [id, isThere]);
  return part;
}
