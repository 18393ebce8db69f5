// Usage: npm run e2e
// Runs only the journeys.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureHeadlessBrowser } from './ensure-browser.mjs';
import { runNx } from './run-nx.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { ok } = await runNx(['run', 'web-e2e:e2e', '--output-style=stream-without-prefixes'], {
  root,
  env: { CHROMIUM_PATH: ensureHeadlessBrowser() },
});
process.exit(ok ? 0 : 1);
