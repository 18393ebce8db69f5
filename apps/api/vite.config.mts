import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const source = join(import.meta.dirname, 'src');
const output = join(import.meta.dirname, '../../dist/apps/api');
const workspace = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));

/** Programs of the server; each becomes `<name>.js`. */
const PROGRAMS = {
  main: 'main.ts',
  /** These are started by the server as threads. */
  'worker-tasks': 'worker-tasks.ts',
  'file-worker': 'imports/file/file-worker.ts',
  vaglio: 'commands/vaglio.ts',
};

/** Files that the program finds beside itself. */
const BESIDE = {
  'platform/db/migrations': 'migrations',
  'platform/db/postgres-supervisor.mjs': 'postgres-supervisor.mjs',
  'platform/db/postmaster-file.mjs': 'postmaster-file.mjs',
  'news/fetching/sample-feed.xml': 'sample-feed.xml',
  assets: 'assets',
  '../../../libs/article-extractor/src/model': 'model',
};

/** The server for Node: our code and libraries in one folder. Packages stay in node_modules, or are bundled as published. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/api',
  resolve: { tsconfigPaths: true },
  // Packages of many small files: read as one, they start the programs sooner.
  ssr: { noExternal: ['drizzle-orm', '@sinclair/typebox', 'jose'] },
  plugins: [completeFolder()],
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

/**
 * Copies the files that the programs find beside themselves, and writes a package.json with the packages that they import
 * and those that are bundled, whose licences an installation shows.
 */
function completeFolder(): Plugin {
  const packages = new Set<string>();
  let folder = output;
  return {
    name: 'vaglio-complete-folder',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir); // the command line may name another one
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of [...chunk.imports, ...chunk.dynamicImports])
          if (!(id in bundle) && !isBuiltin(id)) packages.add(packageOf(id));
        for (const id of chunk.moduleIds) {
          const [, path] = id.split('/node_modules/', 2);
          if (path) packages.add(packageOf(path));
        }
      }
    },
    closeBundle() {
      for (const [from, to] of Object.entries(BESIDE)) {
        // Snapshots of the schema are read by drizzle-kit only.
        const filter = (path: string) => !path.endsWith('_snapshot.json');
        if (existsSync(join(source, from)))
          cpSync(join(source, from), join(folder, to), { recursive: true, filter });
      }
      writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(packages), null, 2)}\n`);
    },
  };
}

/** `@scope/name/part` belongs to `@scope/name`. */
function packageOf(id: string): string {
  return id.split('/', id.startsWith('@') ? 2 : 1).join('/');
}

/** What the built server needs, in the versions of the workspace. @throws Error for a package that the workspace does not declare */
function manifestOf(packages: ReadonlySet<string>) {
  const { version, engines, dependencies, optionalDependencies } = workspace;
  const needed = [...packages].sort().map((name) => {
    if (!(name in dependencies))
      throw new Error(`The server imports ${name}, which package.json does not name.`);
    return [name, dependencies[name]];
  });
  return {
    name: 'vaglio',
    version,
    private: true,
    type: 'module',
    engines,
    dependencies: Object.fromEntries(needed),
    optionalDependencies,
  };
}
