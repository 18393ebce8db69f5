import type { Plugin } from 'vite';
import { standIns } from './stand-ins.mts';

/** Leaves the ripple of MUI's buttons out of the build: the theme turns it off for all of them. */
export function noRipple(): Plugin {
  return standIns(
    '@mui/material',
    // A button without ripple calls these and draws nothing.
    new Map([
      ['ButtonBase/TouchRipple.mjs', 'export default () => null;'],
      [
        'useLazyRipple/useLazyRipple.mjs',
        'const NONE = { ref: { current: null }, shouldMount: false, start() {}, stop() {}, pulsate() {} };' +
          'export default () => NONE;',
      ],
    ]),
  );
}
