// Prints the JavaScript that each route loads, as the build lists them, and how many files these are; exits 1 over the budget.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const BUILD = join(dirname(fileURLToPath(import.meta.url)), '../../dist/apps/web');

/** Gzipped bytes; kB = 1000 bytes. */
const BUDGETS = {
  '/login': 133_500,
  '/dashboard': 268_500,
  '/potential-investiments': 273_000,
  '/configurations': 379_000,
};

function sizeOf(files) {
  const contents = files.map((file) => readFileSync(join(BUILD, file)));
  const total = (bytesOf) => contents.reduce((sum, content) => sum + bytesOf(content), 0);
  return {
    raw: total((content) => content.length),
    gzip: total((content) => gzipSync(content, { level: 9 }).length),
    brotli: total((content) => brotliCompressSync(content).length),
  };
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
