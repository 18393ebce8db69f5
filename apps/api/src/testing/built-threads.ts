import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { threadProgram as threadFromSources } from '../platform/threads/thread-program';
import { builtPrograms } from './built-programs';

/**
 * Replaces threadProgram() in specs with built programs: see use-built-threads.fixture.ts. A thread started from source compiles its program each time,
 * which takes seconds and a compiler process. Specs start hundreds of threads.
 * @param entry URL of the program without its extension; fixtures are not built, so they start from source
 */
export function threadProgram(entry: URL): ReturnType<typeof threadFromSources> {
  if (entry.pathname.endsWith('.fixture')) return threadFromSources(entry);
  const filename = join(builtPrograms(), `${basename(entry.pathname)}.js`);
  if (!existsSync(filename)) throw new Error(`vite.config.mts builds no ${basename(entry.pathname)}.`);
  return { filename };
}
