import type { ThemeOptions } from '@mui/material/styles';
import { LOWER_BAR } from '../toast/lower-bar';
import { TABULAR } from './tabular';

/** Global styles of the page, rendered by `CssBaseline`. */
export const BARE_PAGE: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { height: '100%', scrollPaddingTop: 72, scrollPaddingBottom: LOWER_BAR },
      body: {
        minHeight: '100%',
        WebkitFontSmoothing: 'antialiased',
        overflowWrap: 'break-word',
      },
      // Browsers reset the letter spacing of form controls.
      'button, input, select, textarea': { letterSpacing: 'inherit' },
      'input[inputmode="numeric"], input[inputmode="decimal"]': TABULAR,
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
      // Headings and regions receive the focus only from code, so they need no focus outline.
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      'h1, h2, h3, p': { textWrap: 'pretty' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
          animationDuration: '0s !important',
          animationDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
