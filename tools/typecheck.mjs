// Usage: node tools/typecheck.mjs libs/ui
// Checks the types of one project with the native TypeScript compiler. It takes a fifth of the time of TypeScript 6.
// Other tools still need TypeScript 6 for its API.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

const [projectRoot] = process.argv.slice(2);
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')),
  'bin',
  'tsc',
);
// Each checker computes shared types again. On two CPU cores, one checker is therefore faster than four.
const checkers = Math.min(4, Math.ceil(availableParallelism() / 2));
const project = join(projectRoot, 'tsconfig.json');
const run = spawnSync(
  process.execPath,
  [compiler, '-p', project, '--noEmit', '--checkers', String(checkers)],
  {
    stdio: 'inherit',
  },
);
process.exit(run.status ?? 1);
