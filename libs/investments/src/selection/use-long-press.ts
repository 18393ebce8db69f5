import { useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG_MS = 500;
/** Tolerance in px. A finger that is held still moves slightly. */
const STILL_PX = 10;

/**
 * Returns the event handlers for a list in which a long press of half a second selects a row. The click at the end of
 * the press is ignored.
 * @param onLong receives the id of the row; null if the user cannot select startups
 */
export function useLongPress(onLong: ((id: string) => void) | null) {
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  const isLong = useRef(false);
  const end = (): void => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  if (!onLong) return {};
  return {
    onPointerDown: ({ pointerType, target, clientX, clientY }: PointerEvent<HTMLElement>): void => {
      isLong.current = false;
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      const id = row?.getAttribute('data-row');
      if (pointerType !== 'touch' || !id) return;
      const timer = window.setTimeout(() => {
        isLong.current = true;
        press.current = null;
        onLong(id);
      }, LONG_MS);
      press.current = { timer, x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>): void => {
      const began = press.current;
      if (began && Math.hypot(clientX - began.x, clientY - began.y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent): void => {
      if (isLong.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent): void => {
      if (!isLong.current) return;
      isLong.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
