import type { Plugin } from 'vite';

/** By the file that MUI's button imports: what replaces it. A button without ripple calls these and draws nothing. */
const STAND_INS = new Map([
  ['ButtonBase/TouchRipple.mjs', 'export default () => null;'],
  [
    'useLazyRipple/useLazyRipple.mjs',
    'const NONE = { ref: { current: null }, shouldMount: false, start() {}, stop() {}, pulsate() {} };' +
      'export default () => NONE;',
  ],
]);
const FOLDER = '/@mui/material/';

/**
 * Leaves the ripple of MUI's buttons out of the build: the theme turns it off for all of them, and its code would be
 * loaded by every page. Fails the build when MUI no longer has these files.
 */
export function noRipple(): Plugin {
  const left = new Set(STAND_INS.keys());
  return {
    name: 'no-ripple',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const at = id.lastIndexOf(FOLDER);
      const file = at < 0 ? '' : id.slice(at + FOLDER.length);
      const standIn = STAND_INS.get(file);
      if (standIn !== undefined) left.delete(file);
      return standIn;
    },
    buildEnd(failure) {
      if (failure === undefined && left.size > 0) {
        throw new Error(`@mui/material no longer has ${[...left].join(', ')}.`);
      }
    },
  };
}
