import { join } from 'node:path';

const FOLDER = join(__dirname, '../../apps/api/src/extraction/learned/model');

/** Bloom filter of common words. */
export const LEXICON_FILE = join(FOLDER, 'lexicon.bin');
/** Weights of the models, as `readNameModel` reads them. */
export const NAMES_FILE = join(FOLDER, 'names.bin');
