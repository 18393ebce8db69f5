import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Options of Piscina by which a thread finds its program.
 * @param entry URL of the program without its ending: `.js` in the build, `.ts` in the sources
 */
export function threadProgram(entry: URL) {
  const built = fileURLToPath(`${entry.href}.js`);
  return existsSync(built) ? { filename: built } : fromSource(`${entry.href}.ts`);
}

/** From its sources a thread needs the compiler, wherever the main thread has its own from: tsx, jest. */
function fromSource(url: string) {
  const compiler = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const tsconfig = fileURLToPath(new URL('../../../tsconfig.json', import.meta.url));
  return {
    filename: fileURLToPath(url),
    execArgv: ['--import', compiler],
    env: { ...process.env, TSX_TSCONFIG_PATH: tsconfig },
  };
}
