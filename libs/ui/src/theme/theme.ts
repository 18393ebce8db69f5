import { unstable_createBreakpoints, type Theme } from '@mui/material/styles';
import { COMPONENTS } from './theme-components';
import { BREAKPOINTS, REST, TRANSITIONS, TYPOGRAPHY, VAR_NAMES } from './theme-data.gen';
import {
  alpha,
  applyStyles,
  getAutoHeightDuration,
  makeTransition,
  pxToRem,
  spacing,
} from './theme-functions';
import type {} from './theme-options';
import { varsOf } from './vars-of';

function makeTheme() {
  const vars = varsOf(VAR_NAMES, '--mui') as Theme['vars'];
  return {
    ...REST,
    vars,
    // Colours are variables here too, so that they are right in both schemes.
    palette: { ...vars.palette, mode: 'light' },
    shadows: vars.shadows,
    breakpoints: unstable_createBreakpoints({ values: BREAKPOINTS }),
    transitions: { ...TRANSITIONS, create: makeTransition, getAutoHeightDuration },
    typography: { ...TYPOGRAPHY, pxToRem },
    components: COMPONENTS,
    spacing,
    alpha,
    applyStyles,
  };
}

/**
 * The one theme of the product; both colour schemes live in it as CSS variables. What MUI computes of our options was
 * computed before (`npm run theme`); of its functions there are those that styles of components call.
 */
export const theme = makeTheme() as unknown as Theme;
