import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { standIns } from './stand-ins.mts';

const SCHEMES = 'dist/d3-scale-chromatic.mjs';

/**
 * Leaves out of the build what `@nivo/pie` brings for charts that ask for it: the colour schemes, where ours has colours of
 * its own, and the formats of times.
 * @param packages the folder of all packages
 */
export function leanCharts(packages: string): Plugin[] {
  return [
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
