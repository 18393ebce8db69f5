import { keepText, readKeptText } from '../kept-text';

const keyOf = (name: string) => `height:${name}`;

/**
 * The height that a part of a page had when this browser last showed it in a window of this width.
 * @returns CSS pixels; null where it was not shown then
 */
export function readLastHeight(name: string): number | null {
  const [width, height] = (readKeptText(keyOf(name)) ?? '').split(' ').map(Number);
  return width === window.innerWidth && height !== undefined && height > 0 ? height : null;
}

/** @returns the ref of a part: its height is kept as it is first shown, for LastHeight */
export function heightKeeper(name: string): (part: HTMLElement | null) => void {
  return (part) => {
    if (!part) return;
    const height = Math.round(part.getBoundingClientRect().height);
    keepText(keyOf(name), `${window.innerWidth} ${height}`);
  };
}

/** No room is kept any more for a part that is not shown. */
export function forgetLastHeight(name: string): void {
  keepText(keyOf(name), null);
}
