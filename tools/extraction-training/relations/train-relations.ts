import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeRelations } from '../../../apps/api/src/extraction/relations/relations-file';
import { byCompany } from '../folds';
import { ALL_FIELDS, crossValidated, singled, type Claim } from './cross-validation';
import { corpusPairs } from './corpus-pairs';
import { fitRelations } from './fit-relations';
import type { PairedArticle } from './pairs';
import { raisedClaims } from './raised-claims';
import { risingSteps } from './rising-steps';

const RELATIONS_FILE = join(__dirname, '../../../apps/api/src/extraction/relations/model/relations.bin');
const FOLDS = 5;

/** The file of the model of relations, calibrated on articles that were left out; the same for the same articles. */
function relationsFile(articles: readonly PairedArticle[]): Uint8Array {
  const claims = crossValidated(articles, byCompany, FOLDS);
  const steps = (own: readonly Claim[]) => risingSteps(own);
  const [sum, place, year, person, investor, award] = ALL_FIELDS.map((field) =>
    steps(singled(claims, field)),
  );
  return writeRelations({
    ...fitRelations(articles),
    calibration: {
      sum: sum ?? [],
      raised: steps(raisedClaims(claims)),
      place: place ?? [],
      year: year ?? [],
      person: person ?? [],
      investor: investor ?? [],
      award: award ?? [],
    },
  });
}

/** Trains on the whole corpus and writes the file. @returns what was done, in words */
export function trainRelations(): string {
  const articles = corpusPairs();
  const file = relationsFile(articles);
  mkdirSync(dirname(RELATIONS_FILE), { recursive: true });
  writeFileSync(RELATIONS_FILE, file);
  return `Relations: ${articles.length} articles, ${file.length} bytes: ${RELATIONS_FILE}\n`;
}
