import { useState } from 'react';
import { lateCode, useSpareCode } from '../loading/late-code';

/** What opens over a page. */
export const overlays = lateCode(() => import('./overlays'));

/** For the button of a menu or a popover: who moves to it finds the code there when they press it. */
export const OPENS_OVERLAY = { onPointerEnter: overlays.load, onFocus: overlays.load } as const;

/**
 * Whether a menu or a popover is in the page: from the first time that it is open, because it fades when it closes. One
 * that could not be loaded is given up when it is closed.
 * @param anchor what it was opened from; null while it is closed
 */
export function useIsMounted(anchor: HTMLElement | null): boolean {
  const [wasOpened, setWasOpened] = useState(false);
  useSpareCode(overlays.load);
  if (anchor !== null && !wasOpened) setWasOpened(true);
  return anchor !== null || (wasOpened && overlays.read().module !== null);
}
