// npm test: all that CI runs, on a machine that has never seen the project.
// npm test -- --postgres BIN: the server's specs on the PostgreSQL whose programs lie in BIN, not on the embedded one.
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

async function test() {
  const { values: options } = parseArgs({ options: { postgres: { type: 'string' } } });
  const start = performance.now();
  ensureInstalled(root);
  const { testSteps } = await import('./testing/test-steps.mjs');
  const { runSteps, summary } = await import('./testing/run-steps.mjs');
  const { memoryFolder } = await import('./testing/memory-folder.mjs');
  const jestCache = join(tmpdir(), 'vaglio-jest'); // outlives the run
  const folder = memoryFolder();
  if (folder) process.env.TMPDIR = folder;
  const installed = { title: 'Packages', passed: 0, failed: 0, ms: performance.now() - start };
  const results = [installed, ...(await runSteps(testSteps(root, { ...options, jestCache })))];
  process.stdout.write(summary(results, performance.now() - start));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

test().catch((error) => {
  process.stderr.write(`${error.stack}\n\n0 passed, 1 failed\n`);
  process.exit(1);
});
