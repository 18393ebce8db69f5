// Prints the JavaScript that each route loads, from the build's manifest; exits 1 over the budget.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const BUILD = join(dirname(fileURLToPath(import.meta.url)), '../../dist/apps/web');
const ENTRY = 'index.html';
/** Every signed-in page loads these beside its own chunk. */
const SIGNED_IN = ['src/navigation/SignedInMenu.tsx', 'src/navigation/ReviewLink.tsx'];

/** Gzipped bytes; kB = 1000 bytes. */
const BUDGETS = { '/login': 177_000 };

/** Source modules, as the manifest names them, that a route loads beside the entry. */
const ROUTES = {
  '/': [],
  '/login': ['src/screens/login.ts'],
  '/forgot-password': ['src/screens/forgot-password.ts'],
  '/change-password': ['src/screens/change-password.ts'],
  '/user': [...SIGNED_IN, 'src/ProfileScreen.tsx'],
  '/dashboard': [...SIGNED_IN, 'src/DashboardScreen.tsx'],
  '/potential-investiments': [...SIGNED_IN, 'src/InvestmentsScreen.tsx'],
  '/configurations': [...SIGNED_IN, 'src/settings/SettingsPage.tsx', 'src/settings/ResultsScreen.tsx'],
};

/**
 * Files that a browser fetches for these modules: each with everything it imports.
 * @param manifest of the build
 * @param modules keys of the manifest
 */
export function closureOf(manifest, modules) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk of ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files].filter((file) => file.endsWith('.js'));
}

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
  const path = join(BUILD, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('There is no build: run npx nx build web first.');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(9);
  console.log(
    `${'route'.padEnd(26)}${'raw kB'.padStart(9)}${'gzip kB'.padStart(9)}${'brotli kB'.padStart(10)}  budget`,
  );
  let isWithin = true;
  for (const [route, modules] of Object.entries(ROUTES)) {
    const { raw, gzip, brotli } = sizeOf(closureOf(manifest, [ENTRY, ...modules]));
    const budget = BUDGETS[route];
    const isOver = budget !== undefined && gzip > budget;
    if (isOver) isWithin = false;
    const verdict = budget === undefined ? '' : `${isOver ? 'OVER ' : ''}${budget / 1000} kB gzip`;
    console.log(`${route.padEnd(26)}${kB(raw)}${kB(gzip)}${kB(brotli)}   ${verdict}`);
  }
  return isWithin;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !reportRouteBytes()) process.exit(1);
