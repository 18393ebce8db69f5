import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureHeadlessBrowser } from '../ensure-browser.mjs';
import { runNode } from '../run-node.mjs';
import { runNx } from '../run-nx.mjs';
import { startPostgres } from './given-postgres.mjs';

/** How long a step may print nothing. A slow machine prints slowly; a program that hangs prints nothing. */
const SILENT_MINUTES = 15;
const BUILD = 'Build';
const JOURNEYS = 'Journeys in Chromium';

/**
 * The steps of `npm test` in the order in which they start. First those that wait much: the server's specs (databases,
 * processes) and beside them the journeys (pages, servers). What computes comes last, since it keeps both cores busy by
 * itself, also when nothing is left to run beside it: the specs of the libs, and then the short steps.
 * @param root of the workspace, with its packages installed
 * @param options `jestCache`: folder of what jest keeps for the next run; `postgres`: folder of the programs of a
 *   PostgreSQL for the server's specs; without it the embedded one
 */
export function testSteps(root, { jestCache, postgres }) {
  const program = (path, args, options = {}) =>
    runNode([join(root, path), ...args], {
      root,
      quiet: true,
      silentMinutes: SILENT_MINUTES,
      ...options,
      env: { FORCE_COLOR: '0', ...options.env }, // the closing lines are read again
    });
  const jest = (args, options) =>
    program('node_modules/jest/bin/jest.js', ['--silent', `--cacheDirectory=${jestCache}`, ...args], options);

  const build = () =>
    runNx(['run-many', '-t', 'build', '-p', 'api', 'web', '--output-style=static'], {
      root,
      quiet: true,
      silentMinutes: SILENT_MINUTES,
    });
  const serverSpecs = async () => {
    const server = postgres ? startPostgres(postgres) : null;
    try {
      const env = server ? { TEST_DATABASE_URL: server.url } : {};
      return await jest([], { root: join(root, 'apps/api'), env });
    } finally {
      server?.stop();
    }
  };
  const journeys = () =>
    program('node_modules/@playwright/test/cli.js', ['test', '--config=apps/web-e2e/playwright.config.ts'], {
      env: { CHROMIUM_PATH: ensureHeadlessBrowser() },
    });
  const torture = () =>
    runNode(
      [
        '--import',
        'tsx',
        join(root, 'tools/torture/torture.ts'),
        '--short',
        '--seed',
        '1',
        ...(postgres ? ['--postgres', postgres] : []),
      ],
      { root, quiet: true, silentMinutes: SILENT_MINUTES, env: { TSX_TSCONFIG_PATH: 'tools/tsconfig.json' } },
    );
  const lint = () =>
    program('node_modules/eslint/bin/eslint.js', ['libs', 'apps', 'tools', 'jest.preset.js'], {
      env: { ESLINT_USE_FLAT_CONFIG: 'false', NX_DAEMON: 'false' },
    });
  const browserSpecs = () =>
    jest(['--config=tools/testing/projects.js', '--maxWorkers=2'], { env: { VAGLIO_SPECS: 'browser' } });
  const appTypes = () =>
    runNx(['run-many', '-t', 'typecheck', '--exclude=libs/*', '--output-style=static'], {
      root,
      quiet: true,
      silentMinutes: SILENT_MINUTES,
    });
  const toolTests = () =>
    runNode(['--import', 'tsx', '--test', '--test-reporter=tap', ...testFiles(root)], {
      root,
      quiet: true,
      silentMinutes: SILENT_MINUTES,
      env: { TSX_TSCONFIG_PATH: 'tools/tsconfig.json' },
    });

  return [
    { title: BUILD, run: build },
    { title: `Specs of the server on ${postgres ?? 'the embedded PostgreSQL'}`, run: serverSpecs },
    {
      title: 'Bytes per route',
      after: BUILD,
      run: () =>
        program('node_modules/tsx/dist/cli.mjs', ['tools/bench/route-bytes.ts'], {
          env: { TSX_TSCONFIG_PATH: 'tools/tsconfig.json' },
        }),
    },
    { title: JOURNEYS, after: BUILD, run: journeys },
    { title: 'Torture, its short form', run: torture },
    // The test of the package builds again, in the place of what the journeys run on.
    { title: 'Contract, boundaries and tools', after: JOURNEYS, run: toolTests },
    { title: 'Specs of the libs and the web app', run: browserSpecs },
    { title: 'Formatting', run: () => program('node_modules/prettier/bin/prettier.cjs', ['--check', '.']) },
    { title: 'Lint', run: lint },
    { title: 'Types of the apps and tools', run: appTypes },
    {
      title: 'Types of each lib, without those it does not need',
      run: () => program('tools/alone/alone.mjs', ['--types']),
    },
  ];
}

function testFiles(root) {
  return readdirSync(join(root, 'tools'), { recursive: true })
    .filter((path) => path.endsWith('.test.ts'))
    .sort()
    .map((path) => join('tools', path));
}
