import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Reads a file of trained weights. In the source, the folder `model` is next to this file. In a build, it is next to
 * the program.
 */
export const modelFile = (name: 'names.bin' | 'lexicon.bin' | 'relations.bin'): Buffer =>
  readFileSync(fileURLToPath(new URL(`./model/${name}`, import.meta.url)));
