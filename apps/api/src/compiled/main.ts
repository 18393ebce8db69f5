import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { DEFAULT_DATA_DIR } from '../default-data-dir';
import type { runServer } from '../server';
import { codeCache } from './code-cache';
import { returnMemoryWhenIdle } from './idle-memory';
import { OPTIMIZED, UNOPTIMIZED } from './v8-flags';

/** The whole server in one file, see vite.config.mts. */
const PROGRAM = fileURLToPath(new URL('./server.cjs', import.meta.url));
/** Until the code of a start has run, and of what people first ask for. */
const KEEP_AFTER_MS = 5_000;

/** Until the first list, in most cases; a start that takes longer has something that is worth being optimized. */
const OPTIMIZE_AFTER_MS = 3_000;

/** The function that the file is wrapped into, as those are that `require` reads. */
type Wrapper = (
  exports: unknown,
  require: NodeJS.Require,
  module: Module,
  file: string,
  folder: string,
  importModule: (name: string) => Promise<unknown>,
) => void;

/** Compiling took almost half of a start: so the compiled code is kept for the next one. */
function runProgram(): void {
  const bytes = readFileSync(PROGRAM);
  const cache = codeCache(join(process.env['DATA_DIR']?.trim() || DEFAULT_DATA_DIR, 'code-cache'), bytes);
  const cachedData = cache.read();
  const script = new Script(bytes.toString('latin1'), {
    filename: PROGRAM,
    ...(cachedData && { cachedData }),
  });
  // Only now: V8 takes kept code under the flags under which it was made.
  startWithoutOptimizer();
  const run: Wrapper = script.runInThisContext();
  const program = new Module(PROGRAM);
  const require = createRequire(PROGRAM);
  require.cache[PROGRAM] = program; // what it loads later finds it here, running
  run(program.exports, require, program, PROGRAM, dirname(PROGRAM), (name) => import(name));
  const server: { runServer: typeof runServer } = program.exports;
  const isKept = cachedData !== undefined && script.cachedDataRejected === false;
  server.runServer(() => {
    setTimeout(() => {
      if (!isKept) cache.keep(script.createCachedData());
      returnMemoryWhenIdle();
    }, KEEP_AFTER_MS).unref();
  });
}

/**
 * V8 optimizes what runs often in threads of its own, an eighth of the processor time of a start, while the database needs
 * the same processors for its answers; hardly anything of it is run again before the first list.
 */
function startWithoutOptimizer(): void {
  setFlagsFromString(UNOPTIMIZED);
  setTimeout(() => setFlagsFromString(OPTIMIZED), OPTIMIZE_AFTER_MS).unref();
}

runProgram();
