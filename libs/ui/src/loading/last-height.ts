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
    const keep = () => keepHeight(name, part);
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

const SETTLED_MS = 500;

/**
 * The same for a part whose height follows from what arrives in it: the height that it had last is kept, whenever it has
 * been the same for half a second.
 * @param isKept whether what is shown now is what is shown when the page is opened
 */
export function lastHeightKeeper(
  name: string,
  isKept: () => boolean,
): (part: HTMLElement | null) => (() => void) | undefined {
  return (part) => {
    if (!part || !('ResizeObserver' in window)) return undefined;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        if (isKept()) keepHeight(name, part);
      }, SETTLED_MS);
    });
    observer.observe(part);
    return () => {
      clearTimeout(settling);
      observer.disconnect();
    };
  };
}

function keepHeight(name: string, part: HTMLElement): void {
  const height = Math.round(part.getBoundingClientRect().height);
  keepText(keyOf(name), `${window.innerWidth} ${height}`);
}

/** No room is kept any more for a part that is not shown. */
export function keepNoHeight(name: string): void {
  keepText(keyOf(name), GONE);
}
