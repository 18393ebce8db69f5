import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from './build/precompress.mts';

const root = import.meta.dirname;
/** Classic scripts, by their name: the folder of each in libs. They run before the app, and the policy allows none in the page itself. */
const EARLY_SCRIPTS = new Map([
  ['color-scheme.js', 'ui/src/theme'],
  ['ask-early.js', 'api-client/src/first-requests'],
]);
const API = 'http://127.0.0.1:4000';

/** Serves the early scripts at the root, in development and in the build. */
function earlyScripts(): Plugin {
  const read = (name: string, folder: string) => readFileSync(join(root, '../../libs', folder, name), 'utf8');
  return {
    name: 'early-scripts',
    configureServer: (server) => {
      for (const [name, folder] of EARLY_SCRIPTS)
        server.middlewares.use(`/${name}`, (_request, answer) => {
          answer.setHeader('Content-Type', 'text/javascript');
          answer.end(read(name, folder));
        });
    },
    generateBundle() {
      for (const [name, folder] of EARLY_SCRIPTS)
        this.emitFile({ type: 'asset', fileName: name, source: read(name, folder) });
    },
  };
}

export default defineConfig({
  root,
  cacheDir: '../../node_modules/.vite/apps/web',
  plugins: [react(), earlyScripts(), precompress()],
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
