import { join } from 'node:path';

const LIBRARY = join(__dirname, '../../../libs/article-extractor/src');

/** File that contains the Bloom filter of common words. */
export const LEXICON_FILE = join(LIBRARY, 'model/lexicon.bin');
/** File with the weights of the name models, in the format of `readNames`. */
export const NAMES_FILE = join(LIBRARY, 'model/names.bin');
/** File with the weights of the relation model, in the format of `readRelations`. */
export const RELATIONS_FILE = join(LIBRARY, 'model/relations.bin');
/** Source file that contains the server's default threshold. */
export const FLOOR_FILE = join(LIBRARY, 'default-floor.ts');
