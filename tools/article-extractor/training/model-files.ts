import { join } from 'node:path';

const LIBRARY = join(__dirname, '../../../libs/article-extractor/src');

/** Bloom filter of common words. */
export const LEXICON_FILE = join(LIBRARY, 'model/lexicon.bin');
/** Weights of the models, as `readNames` reads them. */
export const NAMES_FILE = join(LIBRARY, 'model/names.bin');
/** Weights of the relations, as `readRelations` reads them. */
export const RELATIONS_FILE = join(LIBRARY, 'model/relations.bin');
/** The constant that the server takes the floor from. */
export const FLOOR_FILE = join(LIBRARY, 'default-floor.ts');
