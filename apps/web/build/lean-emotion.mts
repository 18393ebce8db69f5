import type { Plugin } from 'vite';
import { packageEdits, type PackageEdit } from './package-edits.mts';
import { standIns } from './stand-ins.mts';

const STYLED = '/node_modules/@emotion/styled/base/dist/emotion-styled-base.browser.esm.js';

/**
 * Every styled element draws two components, the second of which inserts its styles in an effect of each commit, for
 * pages of a server too. Here the first inserts them itself as it is drawn, in the same order: those of an element before
 * those of what is in it. Styles that a drawing inserts and does not come to show match nothing.
 */
export const INSERTED_AT_ONCE: readonly PackageEdit[] = [
  [
    /return (?:\/\*#__PURE__\*\/)?React\.createElement\(React\.Fragment, null, (?:\/\*#__PURE__\*\/)?React\.createElement\(Insertion, \{[^}]*\}\), ((?:\/\*#__PURE__\*\/)?React\.createElement\(FinalTag, newProps\))\);/,
    "insertStyles(cache, serialized, typeof FinalTag === 'string'); return $1;",
  ],
];

const CACHE = '/node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js';

/**
 * Emotion writes names of properties and placeholders for browsers of ten years ago beside those of today. Of what the
 * build's oldest browsers have under a name of their own these are left; pages have fewer and shorter rules.
 */
export const FEW_PREFIXES: readonly PackageEdit[] = [
  [
    /var defaultStylisPlugins = \[prefixer\];/,
    `var PREFIXED = /^(backdrop-filter|box-decoration-break|hyphens|mask|print-color-adjust|text-size-adjust|user-select)/;
     var defaultStylisPlugins = [function (element) {
       if (element.type === 'decl' && !element.return && PREFIXED.test(element.props))
         element.return = '-webkit-' + element.value + element.value;
     }];`,
  ],
];

const BOX = '/node_modules/@mui/system/createBox/createBox.mjs';

/** A Box draws its styled element itself, instead of a component of its own for it: half of a page's elements are boxes. */
export const BOX_IS_ONE: readonly PackageEdit[] = [
  [/_jsx\(BoxRoot, \{\s*as: component,\s*ref: ref,([^}]*)\}\)/, 'BoxRoot.render({ as: component,$1}, ref)'],
];

/**
 * Leaves out what Emotion brings for apps that write `styled.div`, or `styled('div')` without saying which properties are
 * attributes: MUI's components and ours say it. Every page loads Emotion.
 * What is styled is one component instead of two.
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
    packageEdits('@emotion/styled', (id) => id.endsWith(STYLED), INSERTED_AT_ONCE),
    packageEdits('@emotion/cache', (id) => id.endsWith(CACHE), FEW_PREFIXES),
    packageEdits('@mui/system', (id) => id.endsWith(BOX), BOX_IS_ONE),
    // Only `withTheme` needs it.
    standIns(
      'hoist-non-react-statics',
      new Map([['dist/hoist-non-react-statics.cjs.js', 'export default (component) => component;']]),
    ),
  ];
}
