// npm run train:extraction: makes the weights of the built-in extractor again, from the corpus.
import { readFileSync, writeFileSync } from 'node:fs';
import { lexiconOf } from '../../apps/api/src/extraction/learned/lexicon';
import { writeNames } from '../../apps/api/src/extraction/learned/names-file';
import { calibrationOf } from './calibration';
import { crossValidated, fitModel } from './cross-validation';
import { byCompany } from './folds';
import { LEXICON_FILE, NAMES_FILE } from './model-files';
import { trainingArticles } from './training-article';

const FOLDS = 8;

const lexicon = lexiconOf(readFileSync(LEXICON_FILE));
const articles = trainingArticles();
const calibration = calibrationOf(crossValidated(articles, lexicon, { keyOf: byCompany, folds: FOLDS }));
const file = writeNames({ ...fitModel(articles, lexicon), calibration });
writeFileSync(NAMES_FILE, file);
process.stdout.write(`${articles.length} articles, ${file.length} bytes: ${NAMES_FILE}\n`);
