import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { leanCharts } from './build/lean-charts.mts';
import { leanEmotion } from './build/lean-emotion.mts';
import { leanGrid } from './build/lean-grid.mts';
import { leanIcons } from './build/lean-icons.mts';
import { leanQuery } from './build/lean-query.mts';
import { leanReact } from './build/lean-react.mts';
import { leanRouter } from './build/lean-router.mts';
import { noDefaultTheme } from './build/no-default-theme.mts';
import { noRipple } from './build/no-ripple.mts';
import { pageChunks } from './build/page-chunks.mts';
import { precompress } from './build/precompress.mts';

const root = import.meta.dirname;
const packages = join(root, '../../node_modules');
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

const config = {
  root,
  cacheDir: '../../node_modules/.vite/apps/web',
  plugins: [
    react(),
    earlyScripts(),
    leanQuery(),
    leanReact(),
    noRipple(),
    leanEmotion(),
    leanIcons(),
    leanGrid(),
    leanCharts(packages),
    noDefaultTheme(),
    leanRouter(packages),
  ],
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
