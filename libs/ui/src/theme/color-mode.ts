/** Local storage: the person's choice. /color-scheme.js reads it before the first paint. */
export const COLOR_MODE_KEY = 'colorMode';

/** What a person may choose; `system` follows the machine, and is the default. */
const COLOR_MODES = ['system', 'light', 'dark'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

/** The next choice of a switch that goes round; an unknown or missing one counts as `system`. */
export function nextColorMode(mode: ColorMode | undefined): ColorMode {
  const place = COLOR_MODES.indexOf(mode ?? 'system');
  return COLOR_MODES[(place + 1) % COLOR_MODES.length] ?? 'system';
}
