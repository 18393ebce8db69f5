import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { lexiconOf } from '../../../libs/article-extractor/src/learned/lexicon';
import { writeNames } from '../../../libs/article-extractor/src/learned/names-file';
import { forestProbability } from '../../../libs/article-extractor/src/learned/trees';
import { calibrationOf } from './calibration';
import type { Proposal } from './cross-validation';
import { bestPoint, curveOf, recallAt } from './figures';
import { fitForest, FOREST } from './fit-forest';
import { byCompany, bySite, foldsOf } from './folds';
import { LEXICON_FILE } from './model-files';
import { trainedNames } from './trained-names';
import { trainingArticles, type TrainingArticle } from './training-article';

const article = (id: string, names: readonly string[], site = 'a.example'): TrainingArticle => ({
  id,
  title: '',
  body: '',
  furniture: null,
  lang: 'de',
  names: new Set(names),
  optional: new Set(),
  roles: null,
  site,
  year: '2020',
  isReal: true,
});
const proposal = (score: number, isStartup: boolean): Proposal => ({
  article: article('1', ['alpha']),
  key: 'alpha',
  score,
  isStartup,
});

describe('articles held out of training', () => {
  const articles = [
    article('1', ['alpha']),
    article('2', ['beta']),
    article('3', ['alpha', 'gamma']),
    article('4', ['gamma'], 'b.example'),
  ];
  it('articles that share a company are held out together, even through a third article', () => {
    const folds = foldsOf(articles, byCompany, 2);
    assert.equal(folds[0], folds[2]);
    assert.equal(folds[2], folds[3]);
    assert.notEqual(folds[0], folds[1]);
  });
  it('articles from one site are held out together', () => {
    const folds = foldsOf(articles, bySite, 2);
    assert.deepEqual([folds[0] === folds[1], folds[0] === folds[3]], [true, false]);
  });
});

describe('figures of the extractor', () => {
  const proposals = [proposal(0.9, true), proposal(0.8, false), proposal(0.7, true), proposal(0.1, false)];
  const articles = [article('1', ['alpha', 'beta', 'gamma', 'delta'])];
  it('the figures of the extractor count each proposal, from the highest score down', () => {
    const curve = curveOf(proposals, articles);
    assert.deepEqual(
      curve.map(({ precision, recall }) => [precision, recall]),
      [
        [1, 0.25],
        [0.5, 0.25],
        [2 / 3, 0.5],
        [0.5, 0.5],
      ],
    );
    assert.equal(bestPoint(curve)?.score, 0.7);
    assert.equal(recallAt(curve, 0.5), 0); // the first ten points are ignored
  });
  it('the probabilities of the extractor increase with the score', () => {
    const pairs = calibrationOf([...proposals, proposal(0.95, true), proposal(0.05, false)]);
    const values = pairs.map(([, probability]) => probability);
    assert.deepEqual(
      values,
      [...values].sort((a, b) => a - b),
    );
  });
});

describe('second stage of the extractor', () => {
  const rows = Array.from({ length: 400 }, (_, at) => Float32Array.of(at % 2, (at >> 1) % 2, at % 7));
  const truths = rows.map(([a, b, c = 0]) => (a === 1 ? b === 1 : c > 3));
  const options = { ...FOREST, columns: 1 };
  const forest = fitForest(rows, truths, options);

  it('the second stage learns that one feature decides whether another feature counts', () => {
    const right = rows.filter((row, at) => forestProbability([forest], row) > 0.5 === truths[at]);
    assert.equal(right.length, rows.length);
  });
  it('the second stage gives the same result for the same training rows', () => {
    assert.deepEqual(fitForest(rows, truths, options), forest);
  });
});

describe('training of the extractor', () => {
  const lexicon = lexiconOf(readFileSync(LEXICON_FILE));
  const few = trainingArticles().filter((_, at) => at % 40 === 0);

  it('training with the same articles gives the same bytes', () => {
    const [first, second] = [1, 2].map(() => writeNames(trainedNames(few, lexicon, 2).names));
    assert.ok(Buffer.from(first ?? []).equals(Buffer.from(second ?? [1])));
  });
});
