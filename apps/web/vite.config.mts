import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from './build/precompress.mts';

const root = import.meta.dirname;
/** A classic script that runs before the app; the content security policy allows no inline script. */
const COLOR_SCHEME = join(root, '../../libs/ui/src/theme/color-scheme.js');
const API = 'http://127.0.0.1:4000';

/** Serves `/color-scheme.js`, in development and in the build. */
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
  plugins: [react(), colorScheme(), precompress()],
  resolve: { tsconfigPaths: true },
  // Scripts and styles find each other from where they are, so that one build runs below any path;
  // the server adds the path to the addresses in index.html.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    // The server's modulepreload hints and tools/bench/route-bytes.ts read it.
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the entry imports is one file instead of one for each set of pages that share a part of it.
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
