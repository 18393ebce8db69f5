import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * After a navigation to another path, focus goes to the main landmark, unless the page has put it
 * somewhere inside already or a dialog was opened meanwhile, and a new page starts at its top.
 */
export function useFocusMainOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (way !== 'POP') document.documentElement.scrollTop = 0;
    const focused = document.activeElement;
    const isTaken = main.current?.contains(focused) || focused?.closest('[role="dialog"]');
    if (!isTaken) main.current?.focus({ preventScroll: true });
  }, [pathname, way, main]);
}
