import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { build as buildAlso, defineConfig, type InlineConfig, type Plugin } from 'vite';
import { leanStart } from './build/lean-start.mts';

const source = join(import.meta.dirname, 'src');
const output = join(import.meta.dirname, '../../dist/apps/api');
const workspace = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));

/** Programs of the server; each becomes `<name>.js`. */
const PROGRAMS = {
  /** Runs SERVER. */
  main: 'compiled/main.ts',
  /** These are started by the server as threads. */
  'reading-worker': 'foreign-text/reading-worker.ts',
  'file-worker': 'imports/file/file-worker.ts',
  'simulation-worker': 'simulation/simulation-worker.ts',
  seed: 'db/seed/seed-command.ts',
  'create-admin': 'users/create-admin-command.ts',
  doctor: 'doctor/doctor-command.ts',
  backup: 'backup/backup-command.ts',
  restore: 'backup/restore-command.ts',
  'upgrade-database': 'backup/upgrade-database-command.ts',
  drill: 'backup/drill-command.ts',
  move: 'backup/move-command.ts',
  keys: 'keys/keys-command.ts',
  'adopt-keys': 'keys/adopt-keys-command.ts',
  'verify-audit': 'audit/verify-audit-command.ts',
  erase: 'personal-data/erase-command.ts',
};

/** What the program `main` runs, with all that a start needs in one file; it is a script, whose compiled code can be kept. */
const SERVER = 'server.cjs';
/** What PostgreSQL's client would load on other platforms. */
const OPTIONAL = ['pg-cloudflare', 'pg-native'];
/**
 * Packages that stay in node_modules: those that bring files of their own, and those that are loaded by `import()` alone,
 * which is not how the server loads what is in its own file: a package that was in both would be loaded twice.
 */
const BESIDE_SERVER = [
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'age-encryption',
  'nodemailer',
  'openid-client',
  'piscina',
  'undici',
  ...OPTIONAL,
];

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

/** The server as one script, with its packages; what it loads later is beside it. */
function serverConfig(outDir: string, packages: Set<string>): InlineConfig {
  return {
    configFile: false,
    root: import.meta.dirname,
    cacheDir: '../../node_modules/.vite/apps/api',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true, external: BESIDE_SERVER },
    plugins: [leanStart(), namePackages(packages), asciiOnly(), importsByRunner(), wrapped()],
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: false,
      sourcemap: true,
      rolldownOptions: {
        input: { server: join(source, 'server.ts') },
        output: {
          format: 'cjs',
          comments: false,
          entryFileNames: SERVER,
          chunkFileNames: '[name]-[hash].cjs',
        },
      },
    },
  };
}

function existing(files: Record<string, string>): Record<string, string> {
  const paths = Object.entries(files).map(([name, file]) => [name, join(source, file)] as const);
  return Object.fromEntries(paths.filter(([, path]) => existsSync(path)));
}

/** Builds the server, copies what the programs find beside themselves, and says in a package.json which packages they are made of. */
function completeFolder(): Plugin {
  const packages = new Set<string>();
  let folder = output;
  return {
    ...namePackages(packages),
    name: 'vaglio-complete-folder',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir); // the command line may name another one
    },
    async closeBundle() {
      await buildAlso(serverConfig(folder, packages));
      for (const [from, to] of Object.entries(BESIDE)) {
        if (existsSync(join(source, from))) cpSync(join(source, from), join(folder, to), { recursive: true });
      }
      writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(packages), null, 2)}\n`);
    },
  };
}

/** Adds the packages that the files import, and those that are in them, whose licences an installation shows. */
function namePackages(packages: Set<string>): Plugin {
  return {
    name: 'vaglio-name-packages',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of [...chunk.imports, ...chunk.dynamicImports])
          if (!(id in bundle) && !isBuiltin(id)) packages.add(packageOf(id));
        for (const id of chunk.moduleIds) {
          const [, path] = id.split('/node_modules/', 2);
          if (path && isDeclared(packageOf(path))) packages.add(packageOf(path));
        }
      }
    },
  };
}

/** A script from kept code has no `import()` of its own: what runs it gives it one. */
function importsByRunner(): Plugin {
  return {
    name: 'vaglio-imports-by-runner',
    generateBundle(_options, bundle) {
      const script = bundle[SERVER];
      if (script?.type !== 'chunk') throw new Error(`${SERVER} was not built.`);
      script.code = script.code.replace(/\bimport\((?=")/g, 'importModule(');
      if (/\bimport\(/.test(script.code))
        throw new Error(`${SERVER} has an import() that it cannot carry out.`);
    },
  };
}

/**
 * The file is one function already, as the runner needs it: 5 MB that were put together there would be in memory twice.
 * The names are those of `Wrapper` in compiled/main.ts.
 */
function wrapped(): Plugin {
  return {
    name: 'vaglio-wrapped',
    generateBundle(_options, bundle) {
      const script = bundle[SERVER];
      if (script?.type !== 'chunk') throw new Error(`${SERVER} was not built.`);
      script.code = `(function(exports,require,module,__filename,__dirname,importModule){${script.code}\n})`;
    },
  };
}

/** V8 keeps such a text in half the memory, and reads it sooner. */
function asciiOnly(): Plugin {
  return {
    name: 'vaglio-ascii-only',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      }
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
  const needed = [...packages]
    .filter((name) => !OPTIONAL.includes(name))
    .sort()
    .map((name) => {
      if (!isDeclared(name)) throw new Error(`The server imports ${name}, which package.json does not name.`);
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

function isDeclared(name: string): boolean {
  return name in workspace.dependencies;
}
