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

/**
 * Returns the content of the relation model file. The model is calibrated by cross-validation over sites. The result is
 * deterministic.
 */
const relationsFile = (articles: readonly PairedArticle[]): Uint8Array =>
  writeRelations({ ...fitRelations(articles), ...calibrationsOf(groupsLeftOut(articles, bySite)) });

/**
 * Trains the relation model on the complete corpus and writes its file.
 * @returns a summary to display
 */
export function trainRelations(): string {
  const articles = corpusPairs();
  const file = relationsFile(articles);
  mkdirSync(dirname(RELATIONS_FILE), { recursive: true });
  writeFileSync(RELATIONS_FILE, file);
  return `Relations: ${articles.length} articles, ${file.length} bytes: ${RELATIONS_FILE}\n`;
}
