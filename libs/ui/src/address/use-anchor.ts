import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to a part of a page that the address names by its hash, and moves the focus there: once the part has its
 * height, and again each time a link to it is followed.
 * @param id of the part, which takes the focus with `tabIndex={-1}`
 * @param isThere whether what is above it, and it, have their heights
 */
export function useAnchor<Part extends HTMLElement>(id: string, isThere: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isThere || hash !== `#${id}`) return;
    part.current?.scrollIntoView?.();
    part.current?.focus({ preventScroll: true });
  }, [id, isThere, hash, key]);
  return part;
}
