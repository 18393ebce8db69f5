import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
// By another name than jest.config.js replaces.
import { threadProgram as threadFromSources } from './../platform/threads/thread-program';
import { builtPrograms } from './built-programs';

/**
 * Replaces threadProgram() in specs. A thread that starts from its sources compiles them each time, which takes seconds
 * and a process of the compiler; specs start hundreds of threads.
 * @param entry URL of the program without its ending; programs that no installation has, of fixtures, start from sources
 */
export function threadProgram(entry: URL): ReturnType<typeof threadFromSources> {
  if (entry.pathname.endsWith('.fixture')) return threadFromSources(entry);
  const filename = join(builtPrograms(), `${basename(entry.pathname)}.js`);
  if (!existsSync(filename)) throw new Error(`vite.config.mts builds no ${basename(entry.pathname)}.`);
  return { filename };
}
