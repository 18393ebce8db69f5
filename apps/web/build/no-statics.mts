import type { Plugin } from 'vite';
import { standIns } from './stand-ins.mts';

/** Leaves out what Emotion's `withTheme` alone needs: every page loads Emotion, and the app has no such component. */
export function noStatics(): Plugin {
  return standIns(
    'hoist-non-react-statics',
    new Map([['dist/hoist-non-react-statics.cjs.js', 'export default (component) => component;']]),
  );
}
