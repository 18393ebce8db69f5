import { useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG_MS = 500;
/** A finger that is held still moves a little. */
const STILL_PX = 10;

/**
 * Props of a list in which a finger that stays on a row for half a second selects it; the click that ends the press then
 * opens nothing.
 * @param onLong takes the id of the row; null where nothing can be selected
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
