import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Address of the bundled sample source. Its fictional news is read from disk and needs no network. */
export const SAMPLE_ADDRESS = 'sample:';
/** Base address of links in the sample data. No server exists at this address. */
export const SAMPLE_BASE = 'https://news.vaglio.example/';
export const SAMPLE_NAME = 'Sample news (fictional)';

/** Path of the sample data: next to this file in the source, next to the program in the build. */
const FILE = fileURLToPath(new URL('./sample-feed.xml', import.meta.url));

/** Returns the bytes of the sample feed. */
export function readSampleFeed(): Promise<Buffer> {
  return readFile(FILE);
}
