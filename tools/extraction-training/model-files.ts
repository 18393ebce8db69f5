import { join } from 'node:path';

const EXTRACTION = join(__dirname, '../../apps/api/src/extraction/extractor');

/** Bloom filter of common words. */
export const LEXICON_FILE = join(EXTRACTION, 'learned/model/lexicon.bin');
/** Weights of the models, as `readNames` reads them. */
export const NAMES_FILE = join(EXTRACTION, 'learned/model/names.bin');
/** The constant that the rest of the server knows the floor by. */
export const FLOOR_FILE = join(EXTRACTION, 'default-floor.ts');
