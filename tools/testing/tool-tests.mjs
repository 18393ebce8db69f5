// Usage: node tools/testing/tool-tests.mjs GROUP
// Runs one group of the tests of the tools, with Node's test runner.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const REST = 'tool-tests';
/** Prefixes of paths below `tools`, by group. All other files belong to the group `tool-tests`. */
const GROUPS = {
  documents: ['asvs.test.ts', 'alerts.test.ts', 'documents.test.ts'],
  recipe: ['recipe.test.ts', 'field-recipe/', 'noun.test.ts', 'domain-lib.test.ts'],
  'package-tests': ['package/', 'packages-as-published.test.ts', 'client-package.test.ts'],
  training: ['article-extractor/'],
};

const groupOf = (path) =>
  Object.keys(GROUPS).find((group) => GROUPS[group].some((start) => path.startsWith(start))) ?? REST;

const [group] = process.argv.slice(2);
const files = readdirSync(join(root, 'tools'), { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.test.ts') && groupOf(path) === group)
  .sort();
if (files.length === 0) throw new Error(`No tests in the group ${group}.`);

mkdirSync(join(root, 'dist/tests'), { recursive: true });
const reporters = [
  ['spec', 'stdout'],
  ['tap', `dist/tests/tools.${group}.tap`],
].flatMap(([name, place]) => [`--test-reporter=${name}`, `--test-reporter-destination=${place}`]);
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', ...reporters, ...files.map((path) => join('tools', path))],
  {
    cwd: root,
    stdio: 'inherit',
    // Nx enables colours. They are disabled here, because the tests parse the output of programs.
    env: { ...process.env, FORCE_COLOR: '0', TSX_TSCONFIG_PATH: 'tools/tsconfig.json' },
  },
);
process.exit(status ?? 1);
