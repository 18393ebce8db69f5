#!/usr/bin/env node
// Usage: npx vaglio COMMAND ...
// Runs the commands in apps/api/src/commands from source, in the root of the repository. Only `start` builds first,
// because the server needs the built web app.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const args = process.argv.slice(2);
const isStart = args[0] === 'start' && args.length === 1;
const program = isStart
  ? ['tools/start.mjs']
  : ['--import', 'tsx', 'apps/api/src/commands/vaglio.ts', ...args];

const child = spawn(process.execPath, program, {
  cwd: root,
  env: { ...process.env, TSX_TSCONFIG_PATH: 'tools/tsconfig.json' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('close', (code) => process.exit(code ?? 1));
