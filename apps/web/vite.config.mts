import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from './precompress.mts';

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

/** What every page has, the sign-in page too: one chunk instead of a dozen, each of which costs a name and a request. */
const ON_EVERY_PAGE = [
  /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
  /node_modules[\\/]@mui[\\/](utils|system|styled-engine|private-theming)[\\/]/,
  /@mui[\\/]material[\\/](Button|ButtonBase|IconButton|CircularProgress|FormControl|Paper|GlobalStyles|Link|styles|utils)[\\/]/,
  /lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|context|shared|icons[\\/](x|circle-check)\.)/,
  /libs[\\/]ui[\\/]src[\\/](Icon|VisuallyHidden|theme[\\/]tabular)\./,
];

const isOnEveryPage = (id: string) => ON_EVERY_PAGE.some((pattern) => pattern.test(id));

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
    manifest: true,
    reportCompressedSize: false,
    // The table's code is one large chunk of its own; npm run bench watches what each route loads.
    chunkSizeWarningLimit: 800,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: isOnEveryPage }] } } },
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
