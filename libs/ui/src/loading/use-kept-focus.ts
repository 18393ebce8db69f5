import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element when a focused button inside it disappears. Otherwise, the page body
 * would receive the focus. The focus is checked after each render of the calling component.
 * @param place element that contains the buttons; it must have a tabIndex to receive the focus
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  const isInside = useRef(false);
  useEffect(() => {
    const look = ({ target }: Event) => {
      isInside.current = target instanceof Node && place.current?.contains(target) === true;
    };
    document.addEventListener('focusin', look);
    document.addEventListener('pointerdown', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('pointerdown', look);
    };
  }, [place]);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  });
}
