// Prints the size and number of the JavaScript files that each page loads when it is opened. The exit code is 1 if a
// page exceeds its budget.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  modulesOfPages,
  scriptsOf,
  type Manifest,
} from '../../apps/api/src/platform/http/web-app/page-scripts';

const BUILD = join(__dirname, '../../dist/apps/web');

/** Maximum gzipped size in bytes. The goals in docs/performance.md are lower. */
const BUDGETS: Readonly<Record<string, number>> = {
  '/login': 177_000,
  '/potential-investiments': 360_000,
  '/configurations': 430_000,
};
const ENTRY = 'index.html';
/** Pages that consist of several parts, each with the part that is loaded first. */
const FIRST_PARTS: Readonly<Record<string, readonly string[]>> = {
  '/configurations': ['src/settings/ResultsScreen.tsx'],
};

/**
 * Returns the size of files in the encoding that the server sends. The build writes a compressed file next to each
 * file.
 */
function sizeOf(files: Iterable<string>, ending: string): number {
  let bytes = 0;
  for (const file of files) bytes += statSync(join(BUILD, file + ending)).size;
  return bytes;
}

/**
 * Prints the report of page sizes.
 * @returns true if all pages are within their budgets
 */
export function reportRouteBytes(): boolean {
  const path = join(BUILD, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('There is no build: run npx nx build web first.');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);
  console.log(
    `${'route'.padEnd(26)}${'raw kB'.padStart(9)}${'gzip kB'.padStart(9)}${'brotli kB'.padStart(10)}${'files'.padStart(7)}  budget`,
  );
  const pages = new Map([['/', ['src/Landing.tsx']], ...modulesOfPages(manifest)]);
  const missing = Object.keys(BUDGETS).filter((route) => !pages.has(route));
  if (missing.length > 0) throw new Error(`The build has no page ${missing.join(', ')}.`);
  let isWithin = true;
  for (const [route, modules] of pages) {
    const files = scriptsOf(manifest, [ENTRY, ...modules, ...(FIRST_PARTS[route] ?? [])]);
    const [raw, gzip, brotli] = [sizeOf(files, ''), sizeOf(files, '.gz'), sizeOf(files, '.br')];
    const budget = BUDGETS[route];
    const isOver = budget !== undefined && gzip > budget;
    if (isOver) isWithin = false;
    const verdict = budget === undefined ? '' : `${isOver ? 'OVER ' : ''}${budget / 1000} kB gzip`;
    console.log(
      `${route.padEnd(26)}${kB(raw)}${kB(gzip)}${kB(brotli)} ${String(files.size).padStart(7)}  ${verdict}`,
    );
  }
  return isWithin;
}

if (process.argv[1] === __filename && !reportRouteBytes()) process.exit(1);
