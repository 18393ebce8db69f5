import { foldText } from '@vaglio/startups-domain';
import { PALETTE_SIZE } from './pie-measures';
import { OTHER_NAME, UNKNOWN_NAME } from './group-slices';
import { DARK_SLOTS, GREYS, LIGHT_SLOTS } from './slot-palette';

export type Scheme = 'light' | 'dark';

export interface SliceColor {
  readonly fill: string;
  /** Text colour on the fill: black or white, whichever has the higher contrast. */
  readonly ink: string;
  /** Outline colour. It is the fill, or a darker colour if the fill has too little contrast with the card. */
  readonly outline: string;
}

/** Returns the colours of a name. A name has the same colours in all charts. Source: spec §9. */
export function sliceColor(name: string, scheme: Scheme): SliceColor {
  const { other, unknown, outline } = GREYS[scheme];
  if (name === OTHER_NAME) return { fill: other, ink: inkOn(other), outline };
  if (name === UNKNOWN_NAME) return { fill: unknown, ink: inkOn(unknown), outline };
  const fill = (scheme === 'dark' ? DARK_SLOTS : LIGHT_SLOTS)[slotOf(name)] ?? other;
  return { fill, ink: inkOn(fill), outline: fill };
}

/**
 * Returns the palette slot of a name, from 0 to 31. Case, accents and punctuation are ignored. It uses FNV-1a. With the
 * chosen start value, the canton codes get 26 different slots and the sector codes get seven.
 */
export function slotOf(name: string): number {
  const normalised = foldText(name);
  let hash = 8_542_512;
  for (let i = 0; i < normalised.length; i += 1)
    hash = Math.imul(hash ^ normalised.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & (PALETTE_SIZE - 1);
}

function inkOn(fill: string): string {
  const luminance = luminanceOf(fill);
  return (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05) ? '#000000' : '#FFFFFF';
}

/**
 * Returns the relative luminance of a colour, from 0 to 1.
 * @param hex '#RRGGBB'
 * Source: WCAG 2.2.
 */
export function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
