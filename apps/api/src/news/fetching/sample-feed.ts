import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The address of the bundled source: fictional news, read from disk, so that everything works without a network. */
export const SAMPLE_ADDRESS = 'sample:';
/** The base address of links in the sample; no server answers there. */
export const SAMPLE_BASE = 'https://news.vaglio.example/';
export const SAMPLE_NAME = 'Sample news (fictional)';

/** Beside this file in the source, beside the program in the build. */
const FILE = fileURLToPath(new URL('./sample-feed.xml', import.meta.url));

/** The sample as the bytes of a feed. */
export function readSampleFeed(): Promise<Buffer> {
  return readFile(FILE);
}
