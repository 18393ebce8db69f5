// Prints the JavaScript that each route loads, as the build lists them, and how many files these are; exits 1 over the budget, and where one is not compiled while it arrives.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILD = join(dirname(fileURLToPath(import.meta.url)), '../../dist/apps/web');

/** Gzipped bytes; kB = 1000 bytes. */
const BUDGETS = {
  '/login': 110_000,
  '/user': 201_000,
  '/dashboard': 208_000,
  '/potential-investiments': 218_000,
  '/configurations': 232_000,
};

/** How files that Chromium compiles while they arrive begin (apps/web/build/page-chunks.mts). */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/** @throws for a file of a page that would be compiled function by function, which holds its rows up by a sixth */
function expectCompiledAtOnce(files) {
  for (const file of files)
    if (!readFileSync(join(BUILD, file), 'utf8').startsWith(COMPILED_AT_ONCE))
      throw new Error(`${file} does not begin with ${COMPILED_AT_ONCE}`);
}

/** In the bytes that the server sends: beside each file the build has put it compressed. */
function sizeOf(files) {
  const total = (ending) => files.reduce((sum, file) => sum + statSync(join(BUILD, file + ending)).size, 0);
  return { raw: total(''), gzip: total('.gz'), brotli: total('.br') };
}

/** Prints one line a route and answers whether all are within their budgets. */
export function reportRouteBytes() {
  const path = join(BUILD, '.vite/pages.json');
  if (!existsSync(path)) throw new Error('There is no build: run npx nx build web first.');
  const pages = JSON.parse(readFileSync(path, 'utf8'));
  const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(9);
  console.log(
    `${'route'.padEnd(26)}${'raw kB'.padStart(9)}${'gzip kB'.padStart(9)}${'brotli kB'.padStart(10)}${'files'.padStart(7)}  budget`,
  );
  let isWithin = true;
  expectCompiledAtOnce(new Set(Object.values(pages).flat()));
  for (const [route, files] of Object.entries(pages)) {
    const { raw, gzip, brotli } = sizeOf(files);
    const budget = BUDGETS[route];
    const isOver = budget !== undefined && gzip > budget;
    if (isOver) isWithin = false;
    const verdict = budget === undefined ? '' : `${isOver ? 'OVER ' : ''}${budget / 1000} kB gzip`;
    console.log(
      `${route.padEnd(26)}${kB(raw)}${kB(gzip)}${kB(brotli)} ${String(files.length).padStart(7)}  ${verdict}`,
    );
  }
  return isWithin;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !reportRouteBytes()) process.exit(1);
