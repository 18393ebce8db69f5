import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { guide } from './build/guide.mts';
import { precompress } from './build/precompress.mts';

const root = import.meta.dirname;
/** Classic script that runs before the app, because the content security policy forbids inline scripts. */
const COLOR_SCHEME = join(root, '../../libs/ui/src/theme/color-scheme.js');
const API = 'http://127.0.0.1:4000';

/** Returns the Vite plugin that serves `/color-scheme.js`, in development and in the build. */
function colorScheme(): Plugin {
  return {
    name: 'color-scheme',
    configureServer: ({ middlewares }) => {
      middlewares.use('/color-scheme.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(readFileSync(COLOR_SCHEME, 'utf8'));
      });
    },
    generateBundle() {
      const source = readFileSync(COLOR_SCHEME, 'utf8');
      this.emitFile({ type: 'asset', fileName: 'color-scheme.js', source });
    },
  };
}

export default defineConfig({
  root,
  cacheDir: '../../node_modules/.vite/apps/web',
  plugins: [react(), colorScheme(), guide(), precompress()],
  resolve: { tsconfigPaths: true },
  // Scripts and styles use relative addresses, so that one build works below any path. The server adds the path to the
  // addresses in index.html.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    // Read by the server for its modulepreload hints, and by tools/bench/route-bytes.ts.
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One chunk for all imports of the entry, instead of one per set of pages that share a module.
          groups: [{ name: 'initial', tags: ['$initial'] }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 4200,
    proxy: Object.fromEntries(
      ['/auth', '/config', '/docs', '/openapi.json'].map((path) => [`^${path}(/|\\?|$)`, API]),
    ),
  },
  preview: { host: '127.0.0.1', port: 4300 },
});
