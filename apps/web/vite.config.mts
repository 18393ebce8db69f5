import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { noRipple } from './build/no-ripple.mts';
import { pageChunks } from './build/page-chunks.mts';
import { precompress } from './build/precompress.mts';

const root = import.meta.dirname;
const COLOR_SCHEME_FILE = 'color-scheme.js';
const API = 'http://127.0.0.1:4000';

/** Serves libs/ui's script as /color-scheme.js, in development and in the build: it must run before the first paint. */
function colorScheme(): Plugin {
  const read = () => readFileSync(join(root, '../../libs/ui/src/theme', COLOR_SCHEME_FILE), 'utf8');
  return {
    name: 'color-scheme',
    configureServer: (server) => {
      server.middlewares.use(`/${COLOR_SCHEME_FILE}`, (_request, answer) => {
        answer.setHeader('Content-Type', 'text/javascript');
        answer.end(read());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: COLOR_SCHEME_FILE, source: read() });
    },
  };
}

const config = {
  root,
  cacheDir: '../../node_modules/.vite/apps/web',
  plugins: [react(), colorScheme(), noRipple()],
  resolve: { tsconfigPaths: true },
  // Scripts and styles find each other from where they are, so that one build runs below any path;
  // the server adds the path to the addresses in index.html.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    reportCompressedSize: false,
    // The table's code is one large chunk of its own; npm run bench watches what each route loads.
    chunkSizeWarningLimit: 800,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    port: 4200,
    proxy: Object.fromEntries(
      ['/auth', '/config', '/docs', '/openapi.json'].map((path) => [`^${path}(/|\\?|$)`, API]),
    ),
  },
  preview: { host: '127.0.0.1', port: 4300 },
} satisfies UserConfig;

export default defineConfig({
  ...config,
  plugins: [...config.plugins, precompress(), pageChunks(root, config)],
});
