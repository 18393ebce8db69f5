import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CORPUS_FOLDERS = ['real', 'fictional'] as const;
export type CorpusFolder = (typeof CORPUS_FOLDERS)[number];

/** Every record of a folder of the corpus, with the file it is in, in the order of the file names; unchecked. */
export function readFolder(folder: CorpusFolder): { file: string; article: unknown }[] {
  const path = join(__dirname, folder);
  return readdirSync(path)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const records: unknown = JSON.parse(readFileSync(join(path, file), 'utf8'));
      if (!Array.isArray(records)) throw new Error(`${file} is no list of articles.`);
      return records.map((article: unknown) => ({ file: `${folder}/${file}`, article }));
    });
}
