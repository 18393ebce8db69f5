import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { importGraph } from '../circles/import-circles';
import { breaksLayers } from './layers';
import { breaksLevels } from './levels';
import { shippedSource, trackedFiles, valueImports, type SourceFile } from './source-files';

/** Row of the report: a figure that describes the structure, and its maximum. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly target: number;
}

const SMALL_FILE_LINES = 25;
const SERVER = 'apps/api/src';
const MIGRATIONS = 'apps/api/src/platform/db/migrations';
const SERVER_LIBS = ['libs/article-extractor/'];
const FOLLOWERS_ROUTES = 'apps/api/src/screening/followers/following.routes.ts';
const MIB = 1024 ** 2;

/**
 * Files involved between pressing the hotkey `c` in the list and the toast. In these files, the key is declared and
 * handled, and the decision is entered, sent, applied to the cache, and reported. The measurement follows their
 * relative imports of values. Imports from other libs are listed here, because following the index of a lib would
 * include the whole lib.
 */
const KEY_TO_TOAST = {
  followed: [
    'libs/ui/src/hotkeys/use-hotkeys.ts',
    'libs/startup-decisions/src/decision/decision-hotkeys.ts',
    'libs/startup-decisions/src/decision/use-decision-flow.tsx',
    'libs/startups-data/src/writes/write-startup.api.ts',
    'libs/ui/src/toast/ToastRegion.tsx',
  ],
  /**
   * Files that bind the key or list the cache tags. Their imports are not followed, because they belong to the page and
   * to other endpoints.
   */
  alone: ['libs/investments/src/InvestmentsPage.tsx', 'libs/startups-data/src/startups-data.api.ts'],
  /** Files that are used only after a rejection, an investment or a conflict, or that all pages use. */
  skipped: [
    'libs/startup-decisions/src/edit/ClearStep.tsx',
    'libs/startup-decisions/src/edit/StaleNotice.tsx',
    'libs/startups-data/src/invalidations.ts',
    'libs/ui/src/Icon.tsx',
    'libs/ui/src/stored-text.ts',
  ],
} as const;

/**
 * Measures the structure of a workspace.
 * @param root absolute path of a git checkout
 * @returns figures with their maxima
 */
export function measureStructure(root: string): Measure[] {
  const paths = trackedFiles(root, 'apps', 'libs');
  const isServer = (path: string) =>
    path.startsWith(SERVER) || SERVER_LIBS.some((lib) => path.startsWith(lib));
  const server = shippedSource(
    root,
    paths.filter((path) => path.startsWith(SERVER)),
  );
  const web = shippedSource(
    root,
    paths.filter((path) => /^(?:apps\/web|libs)\//.test(path) && !isServer(path)),
  );
  const tools = trackedFiles(root, 'tools').filter((path) => /\.(?:m?tsx?|mjs|cjs|js)$/.test(path));
  return [
    { name: 'server: lines', value: linesOf(server), target: 68_000 },
    { name: 'server: files', value: server.length, target: 850 },
    { name: 'server: entries in apps/api/src', value: entriesOf(paths, SERVER), target: 21 },
    {
      name: 'server: files behind the routes of followers',
      value: closureOf(root, FOLLOWERS_ROUTES),
      target: 35,
    },
    { name: 'server: imports against the levels', value: levelViolations(root, server), target: 0 },
    { name: 'server: migration files', value: countBelow(paths, MIGRATIONS), target: 20 },
    { name: 'server: migrations, MiB', value: sizeBelow(root, paths, MIGRATIONS), target: 0.6 },
    { name: 'web: lines', value: linesOf(web), target: 64_000 },
    { name: 'web: files', value: web.length, target: 950 },
    { name: 'web: imports against the layers', value: layerViolations(root, web), target: 0 },
    { name: 'web: files from key c to the toast', value: keyToToast(root, paths), target: 15 },
    { name: 'web: build files that edit packages', value: packageEdits(root, paths), target: 0 },
    { name: 'server and web: files under 25 lines', value: smallFiles([...server, ...web]), target: 120 },
    { name: 'tools: lines with tests', value: linesIn(root, tools), target: 8_500 },
    { name: 'npm scripts', value: npmScripts(root), target: 20 },
    { name: 'Markdown: words without the ASVS table', value: markdownWords(root), target: 32_000 },
  ];
}

const linesOf = (files: readonly SourceFile[]): number => files.reduce((sum, { lines }) => sum + lines, 0);

const smallFiles = (files: readonly SourceFile[]): number =>
  files.filter(({ path, lines }) => lines < SMALL_FILE_LINES && !path.endsWith('/index.ts')).length;

const countBelow = (paths: readonly string[], folder: string): number =>
  paths.filter((path) => path.startsWith(`${folder}/`)).length;

function sizeBelow(root: string, paths: readonly string[], folder: string): number {
  const bytes = paths
    .filter((path) => path.startsWith(`${folder}/`) && existsSync(join(root, path)))
    .reduce((sum, path) => sum + statSync(join(root, path)).size, 0);
  return Math.round((bytes / MIB) * 10) / 10;
}

function entriesOf(paths: readonly string[], folder: string): number {
  const inside = paths.filter((path) => path.startsWith(`${folder}/`) && !path.includes('.spec.'));
  return new Set(inside.map((path) => path.slice(folder.length + 1).split('/')[0])).size;
}

/**
 * Counts the files that a file reaches through imports of values, including the file itself; 0 if the file does not
 * exist.
 */
function closureOf(root: string, entry: string): number {
  if (!existsSync(join(root, entry))) return 0;
  const known = new Set(trackedFiles(root, SERVER));
  const seen = new Set([entry]);
  for (const path of seen) {
    for (const name of valueImports(root, path)) {
      if (!name.startsWith('.')) continue;
      const target = join(path, '..', name);
      const file = [`${target}.ts`, `${target}/index.ts`, target].find((candidate) => known.has(candidate));
      if (file) seen.add(file);
    }
  }
  return seen.size;
}

/**
 * Counts the hand-written files between the hotkey `c` and its toast; 0 in a workspace that contains none of them.
 * @throws Error if a listed file is missing, because the count would be too low
 */
function keyToToast(root: string, paths: readonly string[]): number {
  const { followed, alone, skipped } = KEY_TO_TOAST;
  const known = new Set(paths);
  const listed = [...followed, ...alone];
  const missing = listed.filter((path) => !known.has(path));
  if (missing.length === listed.length) return 0;
  if (missing.length > 0) throw new Error(`On the way of the key c there is no ${missing.join(', ')}`);
  const seen = new Set<string>(followed);
  const left = new Set<string>([...skipped, ...alone]);
  for (const path of seen) {
    for (const name of valueImports(root, path)) {
      if (!name.startsWith('.')) continue;
      const target = join(path, '..', name);
      const file = [`${target}.ts`, `${target}.tsx`].find((candidate) => known.has(candidate));
      if (file && !left.has(file) && !file.includes('.gen.')) seen.add(file);
    }
  }
  return seen.size + alone.length;
}

function levelViolations(root: string, files: readonly SourceFile[]): number {
  const below = (path: string) => path.slice(SERVER.length + 1);
  const graph = importGraph(
    root,
    files.map(({ path }) => path),
    {},
  );
  return [...graph].reduce(
    (count, [file, targets]) =>
      count + targets.filter((target) => breaksLevels(below(file), below(target))).length,
    0,
  );
}

function layerViolations(root: string, files: readonly SourceFile[]): number {
  const paths = files.map(({ path }) => path);
  const config = ts.parseConfigFileTextToJson('', readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  const aliases = Object.entries(config.config.compilerOptions.paths as Record<string, string[]>).map(
    ([name, [path = '']]) => [name, path] as const,
  );
  const projectOf = (path: string) => path.split('/').slice(0, 2).join('/');
  const graph = importGraph(root, paths, Object.fromEntries(aliases));
  return [...graph].reduce(
    (count, [file, targets]) =>
      count + targets.filter((target) => breaksLayers(projectOf(file), projectOf(target))).length,
    0,
  );
}

/** Counts the build files of the web app that contain a plugin hook with which modules can be replaced or changed. */
const packageEdits = (root: string, paths: readonly string[]): number =>
  paths.filter(
    (path) =>
      /^apps\/web\/(build\/|vite\.config)/.test(path) &&
      /\b(?:transform|load|resolveId)\s*[(:]/.test(readFileSync(join(root, path), 'utf8')),
  ).length;

const linesIn = (root: string, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1, 0);

const npmScripts = (root: string): number =>
  Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts).length;

function markdownWords(root: string): number {
  const files = trackedFiles(root).filter(
    (path) => path.endsWith('.md') && path !== 'docs/security-asvs.md' && existsSync(join(root, path)),
  );
  return files.reduce(
    (sum, path) => sum + (readFileSync(join(root, path), 'utf8').match(/\S*[\p{L}\d]\S*/gu) ?? []).length,
    0,
  );
}
