import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CORPUS_FOLDERS = ['real', 'fictional'] as const;
export type CorpusFolder = (typeof CORPUS_FOLDERS)[number];

/** Reads all records in a corpus folder with their file names, sorted by name. The records are not validated. */
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
