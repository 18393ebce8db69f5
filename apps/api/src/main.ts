import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { DEFAULT_DATA_DIR } from './platform/config/default-data-dir';

/**
 * Keeps the code that V8 compiles for the next start, in DATA_DIR: another account could write to a folder for temporary
 * files. Node 20 does not have the function.
 */
function keepCompiledCode(): void {
  const enableCompileCache: unknown = Reflect.get(nodeModule, 'enableCompileCache');
  if (typeof enableCompileCache !== 'function') return;
  enableCompileCache(join(process.env['DATA_DIR']?.trim() || DEFAULT_DATA_DIR, 'compile-cache'));
}

keepCompiledCode();
// Only now, so that the cache holds all modules of the server.
void import('./server').then(({ runServer }) => runServer());
