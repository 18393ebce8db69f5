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

/** Keeps the height of a part as it is shown, for LastHeight; null for one that is not shown any more. */
export function keepLastHeight(name: string, part: HTMLElement | null): void {
  const height = part && Math.round(part.getBoundingClientRect().height);
  keepText(keyOf(name), height === null ? null : `${window.innerWidth} ${height}`);
}
