// Usage: npm run dev
// Serves the app at http://localhost:4200. When files change, the server restarts and the page reloads.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
ensureInstalled(root);

const env = { ...process.env, DEMO_DATA: process.env.DEMO_DATA ?? '1' };
const run = (args) =>
  spawn('npx', args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
const children = [
  run(['tsx', 'watch', '--clear-screen=false', '--tsconfig', 'tools/tsconfig.json', 'apps/api/src/main.ts']),
  run(['vite', '--config', 'apps/web/vite.config.mts']),
];
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children) child.on('close', (code) => (process.exitCode ||= code ?? 0));
