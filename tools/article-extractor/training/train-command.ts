// Usage: npm run train:extraction
// Rebuilds the weights of the built-in extractor from the corpus.
import { readFileSync, writeFileSync } from 'node:fs';
import { lexiconOf } from '../../../libs/article-extractor/src/learned/lexicon';
import { writeNames } from '../../../libs/article-extractor/src/learned/names-file';
import { FOLDS } from './folds';
import { FLOOR_FILE, LEXICON_FILE, NAMES_FILE } from './model-files';
import { trainRelations } from './relations/train-relations';
import { trainedNames } from './trained-names';
import { trainingArticles } from './training-article';
import { curveRows, figureTable, reliabilityRows } from './validation-report';

const lexicon = lexiconOf(readFileSync(LEXICON_FILE));
const articles = trainingArticles();
const { names, proposals } = trainedNames(articles, lexicon, FOLDS);
const file = writeNames(names);
writeFileSync(NAMES_FILE, file);
const constant = readFileSync(FLOOR_FILE, 'utf8');
writeFileSync(FLOOR_FILE, constant.replace(/(DEFAULT_FLOOR = )[\d.]+/u, `$1${names.floor}`));
process.stdout.write(
  figureTable('whole sites left out', articles, proposals) +
    reliabilityRows(proposals) +
    curveRows(articles, proposals),
);
process.stdout.write(
  `${articles.length} articles, floor ${names.floor}, proposed from ${names.proposed}, ${file.length} bytes: ${NAMES_FILE}\n`,
);
process.stdout.write(trainRelations());
