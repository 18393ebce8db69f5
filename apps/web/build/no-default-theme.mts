import type { Plugin } from 'vite';
import { standIns } from './stand-ins.mts';

const NO_THEME = 'export default () => ({});';

/**
 * Leaves out the themes that MUI computes for components without one around them: all of ours have that of `ThemeRoot`,
 * which was computed before (`npm run theme`).
 */
export function noDefaultTheme(): Plugin[] {
  return [
    standIns('@mui/material', new Map([['styles/createTheme.mjs', NO_THEME]])),
    standIns('@mui/system', new Map([['createTheme/createTheme.mjs', NO_THEME]])),
  ];
}
