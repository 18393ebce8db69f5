import { useState, type FocusEventHandler, type MouseEventHandler } from 'react';
import { useTimeout } from './use-timeout';

/** Spread over the element that is to stay while the pointer or the focus is on it. */
export interface HoldHandlers {
  readonly onMouseEnter: MouseEventHandler;
  readonly onMouseLeave: MouseEventHandler;
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
}

/**
 * Calls `onEnd` once after so many milliseconds without pointer and focus on the element; each hold
 * begins the time anew.
 */
export function useHeldTimeout(ms: number, onEnd: () => void): HoldHandlers {
  const [isHeld, setIsHeld] = useState(false);
  useTimeout(!isHeld, ms, onEnd);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
}
