import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { DEFAULT_DATA_DIR } from './platform/config/default-data-dir';

/**
 * Caches the compiled code in DATA_DIR for the next start. A temporary folder is not used, because other accounts could
 * write to it. Node 20 lacks the function.
 */
function keepCompiledCode(): void {
  const enableCompileCache: unknown = Reflect.get(nodeModule, 'enableCompileCache');
  if (typeof enableCompileCache !== 'function') return;
  enableCompileCache(join(process.env['DATA_DIR']?.trim() || DEFAULT_DATA_DIR, 'compile-cache'));
}

keepCompiledCode();
// Imported after the cache is enabled, so that the cache includes all modules of the server.
void import('./server').then(({ runServer }) => runServer());
