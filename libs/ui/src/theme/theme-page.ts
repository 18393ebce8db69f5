import type { ThemeOptions } from '@mui/material/styles';

/** Text and links. */
export const PAGE: ThemeOptions['components'] = {
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
