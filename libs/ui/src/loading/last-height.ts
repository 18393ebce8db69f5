import { keepText, readKeptText } from '../kept-text';

const keyOf = (name: string) => `height:${name}`;

const GONE = 'gone';

/**
 * The height that a part of a page had when this browser last showed it in a window of this width.
 * @returns CSS pixels, 0 for a part that was known to be gone; null where nothing is known
 */
export function readLastHeight(name: string): number | null {
  const kept = readKeptText(keyOf(name));
  if (kept === GONE) return 0;
  const [width, height] = (kept ?? '').split(' ').map(Number);
  return width === window.innerWidth && height !== undefined && height > 0 ? height : null;
}

/** @returns the ref of a part: its height is kept as it is first shown, for LastHeight */
export function heightKeeper(name: string): (part: HTMLElement | null) => (() => void) | undefined {
  return (part) => {
    if (!part) return undefined;
    const keep = () => {
      const height = Math.round(part.getBoundingClientRect().height);
      keepText(keyOf(name), `${window.innerWidth} ${height}`);
    };
    if (!('ResizeObserver' in window)) {
      keep();
      return undefined;
    }
    // Asked after the browser's own layout: asked at once, it would lay out the whole page for the answer.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      keep();
    });
    observer.observe(part);
    return () => observer.disconnect();
  };
}

/** No room is kept any more for a part that is not shown. */
export function keepNoHeight(name: string): void {
  keepText(keyOf(name), GONE);
}
