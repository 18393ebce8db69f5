/** Local storage: the person's choice. /color-scheme.js reads it before the first paint. */
const COLOR_MODE_KEY = 'colorMode';

/** What a person may choose; `system` follows the machine, and is the default. */
const COLOR_MODES = ['system', 'light', 'dark'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

/** The next choice of a switch that goes round. */
export function nextColorMode(mode: ColorMode): ColorMode {
  const place = COLOR_MODES.indexOf(mode);
  return COLOR_MODES[(place + 1) % COLOR_MODES.length] ?? 'system';
}

/** The choice that is kept in this browser; `system` when there is none, or storage is refused. */
export function readColorMode(): ColorMode {
  try {
    return toColorMode(localStorage.getItem(COLOR_MODE_KEY));
  } catch {
    return 'system';
  }
}

/** Keeps the choice for the next visit; where storage is refused it holds for this page. */
export function keepColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch {
    // It was shown all the same.
  }
}

/** Calls back when another tab has changed the choice. @returns ends it */
export function onColorModeElsewhere(call: (mode: ColorMode) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === COLOR_MODE_KEY) call(toColorMode(newValue));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function toColorMode(kept: string | null): ColorMode {
  return COLOR_MODES.find((mode) => mode === kept) ?? 'system';
}
