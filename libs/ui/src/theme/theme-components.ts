import type { ThemeOptions } from '@mui/material/styles';
import { ALERT } from './theme-alert';
import { CONTROLS } from './theme-controls';
import { SURFACES } from './theme-surfaces';
import { SWITCH } from './theme-switch';

/** Styles of text and links. */
const PAGE: ThemeOptions['components'] = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        figure: 'p',
        score: 'p',
        cardTitle: 'h1',
        reading: 'p',
        label: 'span',
        mono: 'span',
        caption: 'span',
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { fontWeight: 550, borderRadius: 2 } },
  },
};

/** Defaults and styles of MUI components. */
export const COMPONENTS: ThemeOptions['components'] = {
  ...PAGE,
  ...CONTROLS,
  ...SWITCH,
  ...SURFACES,
  ...ALERT,
};
