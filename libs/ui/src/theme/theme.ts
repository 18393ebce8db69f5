import { createTheme } from '@mui/material/styles';
import { BACKDROP_TRANSITION_MS, BREAKPOINTS_PX, MODAL_TRANSITION_MS } from './theme-measures';
import { DARK, LIGHT } from './palette';
import { CONTROLS } from './theme-controls';
import { PAGE } from './theme-page';
import { SURFACES } from './theme-surfaces';
import { SWITCH } from './theme-switch';
import { TYPE_SCALE } from './type-scale';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
}

/** Set on <html> by /color-scheme.js before the first paint, then by the theme. */
const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

const [sm, md, lg, xl, xxl] = BREAKPOINTS_PX;

/** The one theme of the product; both colour schemes live in it as CSS variables. */
export const theme = createTheme({
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
  components: { ...PAGE, ...CONTROLS, ...SWITCH, ...SURFACES },
});
