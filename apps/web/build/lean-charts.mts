import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { standIns } from './stand-ins.mts';

const SCHEMES = 'dist/d3-scale-chromatic.mjs';

/**
 * Leaves out of the build what `@nivo/pie` brings for charts that ask for it: the motion by script, where ours moves by a
 * style, the colour schemes, where ours has colours of its own, and the formats of times.
 * @param packages the folder of all packages
 */
export function leanCharts(packages: string): Plugin[] {
  return [
    standIns(
      '@react-spring/web',
      new Map([
        [
          'dist/react-spring_web.modern.mjs',
          'const none = {}; const never = () => undefined;' +
            'export { none as animated, none as config, never as to, never as useSpring, never as useTransition };',
        ],
      ]),
    ),
    standIns(
      'd3-scale-chromatic',
      new Map([[SCHEMES, noSchemes(`${packages}/d3-scale-chromatic/${SCHEMES}`)]]),
    ),
    standIns(
      'd3-time-format',
      new Map([
        [
          'src/defaultLocale.js',
          'const asText = () => String; export default asText;' +
            ['timeFormat', 'timeParse', 'utcFormat', 'utcParse']
              .map((name) => `export const ${name} = asText;`)
              .join(''),
        ],
      ]),
    ),
  ];
}

/** The file's names, each without colours. @throws Error when it exports in another way */
function noSchemes(path: string): string {
  const [, list] = /export \{([^}]+)\}/.exec(readFileSync(path, 'utf8')) ?? [];
  if (list === undefined) throw new Error(`${path} exports no list of names.`);
  const names = list.split(',').map((entry) => entry.trim().split(' as ').at(-1));
  return `const none = []; export { ${names.map((name) => `none as ${name}`).join(', ')} };`;
}
