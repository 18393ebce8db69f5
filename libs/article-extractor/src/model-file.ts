import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Reads a file of trained weights. The folder `model` is beside this file in the source, beside the program in a build. */
export const modelFile = (name: 'names.bin' | 'lexicon.bin' | 'relations.bin'): Buffer =>
  readFileSync(fileURLToPath(new URL(`./model/${name}`, import.meta.url)));
