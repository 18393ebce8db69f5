import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeRelations } from '../../../../libs/article-extractor/src/relations/relations-file';
import { bySite } from '../folds';
import { RELATIONS_FILE } from '../model-files';
import { calibrationsOf } from './calibration';
import { groupsLeftOut } from './cross-validation';
import { corpusPairs } from './corpus-pairs';
import { fitRelations } from './fit-relations';
import type { PairedArticle } from './pairs';

/** The file of the model of relations, calibrated on sites that were left out; the same for the same articles. */
const relationsFile = (articles: readonly PairedArticle[]): Uint8Array =>
  writeRelations({ ...fitRelations(articles), ...calibrationsOf(groupsLeftOut(articles, bySite)) });

/** Trains on the whole corpus and writes the file. @returns what was done, in words */
export function trainRelations(): string {
  const articles = corpusPairs();
  const file = relationsFile(articles);
  mkdirSync(dirname(RELATIONS_FILE), { recursive: true });
  writeFileSync(RELATIONS_FILE, file);
  return `Relations: ${articles.length} articles, ${file.length} bytes: ${RELATIONS_FILE}\n`;
}
