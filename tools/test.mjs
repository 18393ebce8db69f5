// Usage: npm test -- OPTIONS
// Runs checks, specs and smoke journeys; it works in a fresh clone. Nx skips a task that passed with the same inputs.
// Options:
// --full            everything that CI runs: long specs, all journeys, stories, torture, the package, the recipe
// --checks          formatting, lint, types, unused exports, documents and specs, without journeys
// --postgres BIN    specs of the server on the PostgreSQL with its programs in BIN, instead of the embedded one
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/**
 * Targets of each stage, fastest first. The package tests build into the folder that the journeys use, so they run
 * later.
 */
const CHECKS = ['format', 'unused', 'documents', 'typecheck', 'lint'];
const SPECS = ['test', 'tool-tests'];
const STAGES = {
  checks: [CHECKS, SPECS],
  usual: [CHECKS, SPECS, ['bytes', 'smoke']],
  full: [
    CHECKS,
    [...SPECS, 'long-specs', 'stories', 'bytes', 'e2e'],
    ['alone', 'torture', 'recipe', 'package-tests', 'training'],
  ],
};
/** Timeout without any output, in minutes. Even slow programs print something within this time. */
const SILENT_MINUTES = 15;

async function test() {
  const { values } = parseArgs({
    options: {
      full: { type: 'boolean', default: false },
      checks: { type: 'boolean', default: false },
      postgres: { type: 'string' },
    },
  });
  const start = performance.now();
  ensureInstalled(root);
  const { memoryFolder } = await import('./testing/memory-folder.mjs');
  const { summary } = await import('./testing/task-results.mjs');
  process.env.PATIENCE ??= '6';
  if (values.postgres) process.env.TEST_POSTGRES_BIN = values.postgres;
  const folder = memoryFolder();
  if (folder) process.env.TMPDIR = folder;
  rmSync(join(root, 'dist/tests'), { recursive: true, force: true });
  mkdirSync(join(root, 'dist/tests'), { recursive: true });

  const results = [];
  for (const targets of STAGES[values.full ? 'full' : values.checks ? 'checks' : 'usual'])
    results.push(...(await runStage(targets)));
  process.stdout.write(summary(results, performance.now() - start));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

/**
 * Runs all targets of a stage.
 * @returns results of the tasks. If a stage fails without running a task, it counts as one failure.
 */
async function runStage(targets) {
  const { ensureHeadlessBrowser } = await import('./ensure-browser.mjs');
  const { runNx } = await import('./run-nx.mjs');
  const { taskResults } = await import('./testing/task-results.mjs');
  const record = join(process.env.NX_CACHE_DIRECTORY ?? join(root, '.nx/cache'), 'run.json');
  const broken = {
    target: targets.join(', '),
    project: 'workspace',
    ms: 0,
    isCached: false,
    passed: 0,
    failed: 1,
    names: [],
  };
  process.stdout.write(`\n== ${targets.join(', ')}\n`);
  try {
    if (targets.some((target) => target === 'smoke' || target === 'e2e'))
      process.env.CHROMIUM_PATH = ensureHeadlessBrowser();
    rmSync(record, { force: true });
    const args = ['run-many', '-t', ...targets, '--output-style=stream'];
    const { ok } = await runNx(args, { root, silentMinutes: SILENT_MINUTES });
    const results = taskResults(root, record);
    const isExplained = ok || results.some(({ failed }) => failed > 0);
    return isExplained && results.length > 0 ? results : [...results, broken];
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    return [broken];
  }
}

test().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.stdout.write('\n0 passed, 1 failed\n');
  process.exitCode = 1;
});
