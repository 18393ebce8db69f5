import type { ThemeOptions } from '@mui/material/styles';
import { ALERT } from './theme-alert';
import { CONTROLS } from './theme-controls';
import { PAGE } from './theme-page';
import { SURFACES } from './theme-surfaces';
import { SWITCH } from './theme-switch';

/** Defaults and styles of MUI's components. */
export const COMPONENTS: ThemeOptions['components'] = {
  ...PAGE,
  ...CONTROLS,
  ...SWITCH,
  ...SURFACES,
  ...ALERT,
};
