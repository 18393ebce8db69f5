import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type UserConfig } from 'vite';

const DATA = 'virtual:first-sight';
const HASH_LENGTH = 8;
/** They come after the styles and the script that draws. */
const OF_THE_APP = /<script type="module"|<link rel="modulepreload"/g;

/**
 * Draws what pages show first with the app itself, and puts a script into index.html that shows it before any script of
 * the app has come.
 * @param root of the sources
 * @param config of the build, whose plugins make of the app what it is
 */
export function firstSight(root: string, config: UserConfig): Plugin {
  let fileName = '';
  return {
    name: 'first-sight',
    apply: 'build',
    async buildStart() {
      const source = await scriptThatShows(root, config, await drawings(root, config));
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, HASH_LENGTH);
      fileName = `assets/first-sight-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html.replace(OF_THE_APP, '$& fetchpriority="low"'),
        tags: [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'body' }],
      }),
    },
  };
}

/** JSON of a FirstSight. */
async function drawings(root: string, config: UserConfig): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'first-sight-'));
  const [bundle, out] = [join(folder, 'app.mjs'), join(folder, 'drawn.json')];
  try {
    writeFileSync(bundle, await bundleOf(config, join(root, 'src/first-sight/draw.tsx'), 'es'));
    execFileSync(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'draw-all.mts'), bundle, out],
      {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    return readFileSync(out, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function scriptThatShows(root: string, config: UserConfig, json: string): Promise<string> {
  const data: Plugin = {
    name: 'first-sight-data',
    resolveId: (id) => (id === DATA ? `\0${DATA}` : undefined),
    load: (id) =>
      id === `\0${DATA}` ? `export const firstSight = JSON.parse(${JSON.stringify(json)});` : undefined,
  };
  return bundleOf(config, join(root, 'src/first-sight/show.ts'), 'iife', [data]);
}

/** One script of a module and all that it imports. */
async function bundleOf(config: UserConfig, input: string, format: 'es' | 'iife', plugins: Plugin[] = []) {
  const options: InlineConfig = {
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [...(config.plugins ?? []), ...plugins],
    build: {
      ...config.build,
      write: false,
      minify: format === 'iife',
      rolldownOptions: { input, output: { format, codeSplitting: false }, preserveEntrySignatures: 'strict' },
    },
  };
  const built = await build(options);
  if (!('output' in built)) throw new Error(`${input} was not built once.`);
  const script = built.output.find(({ type }) => type === 'chunk');
  if (script?.type !== 'chunk') throw new Error(`${input} gave no script.`);
  return script.code;
}
