import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside the built server, or at the top of the workspace when it runs from its sources. */
const PLACES = ['./package.json', '../../../../../package.json'].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);

/** The version of Vaglio that runs; 'unknown' where its package.json is missing. */
export function appVersion(): string {
  const path = PLACES.find((place) => existsSync(place));
  const manifest: unknown = path ? JSON.parse(readFileSync(path, 'utf8')) : null;
  const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isNamed ? String(manifest.version) : 'unknown';
}
