// Usage: npm run tool tools/article-extractor/training/validate-command.ts [-- --only sites,articles,years,learning]
// [-- --end-to-end]
// Measures how well names are found in articles that were not in the training data. With --end-to-end, it measures
// names, values, quotes and thresholds together.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lexiconOf } from '../../../libs/article-extractor/src/learned/lexicon';
import { crossValidated } from './cross-validation';
import { endToEndReport } from './end-to-end/end-to-end-report';
import { readUnseen } from './end-to-end/read-unseen';
import { byCompany, bySite, byYear, FOLDS, type GroupKey } from './folds';
import { LEXICON_FILE } from './model-files';
import { trainingArticles } from './training-article';
import { curveRows, figureRow, figureTable, reliabilityRows } from './validation-report';

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'end-to-end': { type: 'boolean', default: false } },
});
const isWhole = values['end-to-end'];
const wanted = (values.only ?? (isWhole ? '' : 'sites,articles,years')).split(',');
const lexicon = lexiconOf(readFileSync(LEXICON_FILE));
const articles = trainingArticles();
const scoresBy = (keyOf: GroupKey, share = 1) =>
  crossValidated(articles, lexicon, { keyOf, folds: FOLDS, share });
const print = (text: string) => process.stdout.write(text);

if (isWhole) print(endToEndReport(readUnseen(articles, lexicon, FOLDS)));
if (wanted.includes('sites')) {
  const proposals = scoresBy(bySite);
  print(figureTable('whole sites left out', articles, proposals));
  print(reliabilityRows(proposals));
  print(curveRows(articles, proposals));
}
if (wanted.includes('articles')) print(figureTable('whole articles left out', articles, scoresBy(byCompany)));
if (wanted.includes('years')) print(figureTable('whole years left out', articles, scoresBy(byYear)));
if (wanted.includes('learning')) {
  const real = articles.filter(({ isReal }) => isReal);
  for (const share of [0.25, 0.5, 0.75])
    print(figureRow(`${share * 100} % of the articles`, real, scoresBy(bySite, share)));
}
