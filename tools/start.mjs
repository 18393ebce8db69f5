// Usage: npm start
// Installs and builds everything that is missing, then starts the server. Works in a fresh clone.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

async function start() {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  ensureInstalled(root);
  const { runNx } = await import('./run-nx.mjs');
  process.stdout.write('Building what has changed ...\n');
  const build = await runNx(['run-many', '-t', 'build', '-p', 'api', 'web'], { root, quiet: true });
  if (!build.ok) throw new Error(`${build.output}\nThe build failed.`);
  serve();
}

/**
 * Starts the server as a child process in the same terminal, so that it receives signals. Exits with the exit code of
 * the server.
 */
function serve() {
  const env = { ...process.env, DEMO_DATA: process.env.DEMO_DATA ?? '1' };
  const server = spawn(process.execPath, [join(root, 'dist/apps/api/main.js')], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('close', (code) => process.exit(code ?? 0));
}

start().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
