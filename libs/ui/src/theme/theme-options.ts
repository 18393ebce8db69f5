import type { ThemeOptions } from '@mui/material/styles';
import { DARK, LIGHT } from './palette';
import { BARE_PAGE } from './theme-bare-page';
import { COMPONENTS } from './theme-components';
import { BACKDROP_TRANSITION_MS, BREAKPOINTS_PX, MODAL_TRANSITION_MS } from './theme-measures';
import { TYPE_SCALE } from './type-scale';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
}

/**
 * Attribute for the colour scheme. /color-scheme.js sets it on <html> before the first paint, and `ThemeRoot` updates
 * it later.
 */
const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

const [sm, md, lg, xl, xxl] = BREAKPOINTS_PX;

/** Colours, typography, spacing and component styles. `createTheme` builds the theme from these options. */
export const THEME_OPTIONS = {
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: LIGHT }, dark: { palette: DARK } },
  breakpoints: { values: { xs: 0, sm, md, lg, xl, xxl } },
  spacing: 4,
  shape: { borderRadius: 8 },
  typography: TYPE_SCALE,
  motion: { reducedMotion: 'system' },
  focusVisible: { outlineColor: 'var(--mui-palette-focus)', outlineWidth: 2, outlineOffset: 2 },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 120,
      enteringScreen: MODAL_TRANSITION_MS,
      leavingScreen: BACKDROP_TRANSITION_MS,
    },
  },
  components: { ...BARE_PAGE, ...COMPONENTS },
} satisfies ThemeOptions;
