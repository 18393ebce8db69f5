import type { Theme } from '@mui/material/styles';

/**
 * Colours for the light and the dark scheme. The lines have a contrast of at least 3.39 (light) and 4.81 (dark).
 * Source: trusted facts, field colours.
 */
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

/** Subject of a quote, which determines its colour. The colour is never the only indicator. */
export type QuoteColour = keyof typeof COLOURS;

/**
 * Returns styles that set `--quote` to the colour of a subject, for an element and its descendants. The colours are not
 * in the palette, because every page loads the palette.
 * @returns entries for a list in `sx`
 */
export function quoteColour(colour: QuoteColour) {
  const [light, dark] = COLOURS[colour];
  return [{ '--quote': light }, (theme: Theme) => theme.applyStyles('dark', { '--quote': dark })] as const;
}
