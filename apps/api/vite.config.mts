import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const source = join(import.meta.dirname, 'src');
const output = join(import.meta.dirname, '../../dist/apps/api');

/** Programs of the server; each becomes `<name>.js`. */
const PROGRAMS = {
  main: 'main.ts',
  /** These are started by the server as threads. */
  'reading-worker': 'foreign-text/reading-worker.ts',
  'file-worker': 'imports/file/file-worker.ts',
  'simulation-worker': 'simulation/simulation-worker.ts',
  seed: 'db/seed/seed-command.ts',
  'create-admin': 'users/create-admin-command.ts',
};

/** Files that the program finds beside itself. */
const BESIDE = {
  'db/migrations': 'migrations',
  'db/postgres-supervisor.mjs': 'postgres-supervisor.mjs',
  'db/postmaster-file.mjs': 'postmaster-file.mjs',
  'news/sample-feed.xml': 'sample-feed.xml',
  assets: 'assets',
  'extraction/learned/model': 'model',
  'extraction/relations/model': 'model',
};

/** The server for Node: our code and libraries in one folder, packages stay in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/api',
  resolve: { tsconfigPaths: true },
  // Packages of many small files: read as one, they start the server sooner.
  ssr: { noExternal: ['drizzle-orm', '@sinclair/typebox', 'jose'] },
  plugins: [copyBeside()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: output,
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: existing(PROGRAMS),
      // One folder for all: files beside the program are found from any of them.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

function existing(files: Record<string, string>): Record<string, string> {
  const paths = Object.entries(files).map(([name, file]) => [name, join(source, file)] as const);
  return Object.fromEntries(paths.filter(([, path]) => existsSync(path)));
}

function copyBeside(): Plugin {
  return {
    name: 'vaglio-copy-beside',
    closeBundle() {
      for (const [from, to] of Object.entries(BESIDE)) {
        if (existsSync(join(source, from))) cpSync(join(source, from), join(output, to), { recursive: true });
      }
      writeFileSync(join(output, 'package.json'), '{ "type": "module" }\n');
    },
  };
}
