import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to the page section identified by the hash in the address, and focuses it. This happens as soon as the
 * section has its final height, and each time the user follows a link to it.
 * @param id id of the section, which must be focusable through `tabIndex={-1}`
 * @param isThere true once the section and all content above it have their final heights
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
