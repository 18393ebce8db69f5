// npm test: all that CI runs, on a machine that has never seen the project.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

async function test() {
  ensureInstalled(root);
  const { ensureBrowser } = await import('./ensure-browser.mjs');
  const { runNode } = await import('./run-node.mjs');
  const { runNx } = await import('./run-nx.mjs');
  const { countTests } = await import('./test-counts.mjs');
  const browser = ensureBrowser();
  const total = { passed: 0, failed: 0 };
  const step = async (title, run) => {
    process.stdout.write(`\n== ${title}\n`);
    const { ok, output } = await run();
    const { passed, failed } = countTests(output);
    total.passed += passed;
    total.failed += failed + (ok || failed > 0 ? 0 : 1);
  };

  await step('Lint and build of every project', () =>
    runNx(['run-many', '-t', 'lint', 'build', '--output-style=static'], { root, minutes: 15 }),
  );
  await step('Types and specs of each lib, without those it does not depend on', () =>
    runNode(['tools/alone/alone.mjs'], { root, minutes: 20 }),
  );
  await step('Types and specs of the apps', () =>
    runNx(['run-many', '-t', 'typecheck', 'test', '--exclude=libs/*', '--output-style=static'], {
      root,
      minutes: 20,
    }),
  );
  await step('Contract, boundaries and tools', () =>
    runNode(['--import', 'tsx', '--test', '--test-reporter=tap', 'tools/tools.test.ts'], {
      root,
      minutes: 5,
      env: { TSX_TSCONFIG_PATH: 'tools/tsconfig.json' },
    }),
  );
  await step('Bytes per route', () => runNode(['tools/bench/route-bytes.mjs'], { root, minutes: 5 }));
  await step('Journeys in Chromium', () =>
    runNx(['run', 'web-e2e:e2e', '--skip-nx-cache', '--output-style=stream-without-prefixes'], {
      root,
      minutes: 20,
      env: { CHROMIUM_PATH: browser },
    }),
  );

  if (process.env.TEST_TOTALS_FILE)
    writeFileSync(process.env.TEST_TOTALS_FILE, `${total.passed} ${total.failed}\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

test().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
