import type { Plugin } from 'vite';
import { standIns } from './stand-ins.mts';

/**
 * Leaves out what Emotion brings for apps that write `styled.div`, or `styled('div')` without saying which properties are
 * attributes: MUI's components and ours say it. Every page loads Emotion.
 */
export function leanEmotion(): Plugin[] {
  return [
    standIns(
      '@emotion/styled',
      new Map([
        [
          'dist/emotion-styled.browser.esm.js',
          "export { default } from '../base/dist/emotion-styled-base.browser.esm.js';",
        ],
      ]),
    ),
    standIns(
      '@emotion/is-prop-valid',
      new Map([['dist/emotion-is-prop-valid.esm.js', "export default (name) => name !== 'theme';"]]),
    ),
    // Only `withTheme` needs it.
    standIns(
      'hoist-non-react-statics',
      new Map([['dist/hoist-non-react-statics.cjs.js', 'export default (component) => component;']]),
    ),
  ];
}
