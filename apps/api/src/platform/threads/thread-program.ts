import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Returns the options with which Piscina loads the program of a thread.
 * @param entry URL of the program, without its extension: `.js` in the build, `.ts` in the source tree
 */
export function threadProgram(entry: URL) {
  const built = fileURLToPath(`${entry.href}.js`);
  return existsSync(built) ? { filename: built } : fromSource(`${entry.href}.ts`);
}

/** Adds the TypeScript compiler. A thread does not inherit it from the main thread (tsx or jest). */
function fromSource(url: string) {
  const compiler = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const tsconfig = fileURLToPath(new URL('../../../tsconfig.json', import.meta.url));
  return {
    filename: fileURLToPath(url),
    execArgv: ['--import', compiler],
    env: { ...process.env, TSX_TSCONFIG_PATH: tsconfig },
  };
}
