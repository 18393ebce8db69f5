import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Locations of package.json: next to the built server, or in the workspace root when run from source. */
const PLACES = ['./package.json', '../../../../../package.json'].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);

/** Returns the version of Vaglio; 'unknown' if its package.json is missing. */
export function appVersion(): string {
  const path = PLACES.find((place) => existsSync(place));
  const manifest: unknown = path ? JSON.parse(readFileSync(path, 'utf8')) : null;
  const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isNamed ? String(manifest.version) : 'unknown';
}
