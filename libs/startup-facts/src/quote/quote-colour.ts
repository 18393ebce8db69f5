import type { Theme } from '@mui/material/styles';

/** In light and dark; the line has a contrast of at least 3.39 and 4.81 on a surface. Source: trusted facts, field colours. */
const COLOURS = {
  name: ['#0B5C66', '#5EC3CD'],
  place: ['#AB8704', '#DAB979'],
  year: ['#7366D9', '#857FD7'],
  money: ['#2E752A', '#74AA54'],
  investors: ['#146DAF', '#488FB3'],
  people: ['#CC4A7C', '#E987B3'],
  award: ['#B24B0A', '#E58E4B'],
  sector: ['#684E65', '#9B829E'],
} as const;

/** What a quote of an article is about; its colour is never the only sign of it. */
export type QuoteColour = keyof typeof COLOURS;

/**
 * Sets `--quote` to the colour, for the element and what is in it. Not part of the palette, which every page loads.
 * @returns entries of an `sx` list
 */
export function quoteColour(colour: QuoteColour) {
  const [light, dark] = COLOURS[colour];
  return [{ '--quote': light }, (theme: Theme) => theme.applyStyles('dark', { '--quote': dark })] as const;
}
