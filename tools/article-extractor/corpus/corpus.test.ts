import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOf } from './check-article';
import type { AnnotatedArticle } from './article';
import { CORPUS_FOLDERS, readFolder, type CorpusFolder } from './read-corpus';
import { sumsIn } from './sums';

const article = {
  id: 'de-000',
  url: 'https://news.example.org/1',
  title: 'Nubilo wächst',
  date: '2024-05-01',
  lang: 'de',
  text: ['~ Startseite | Wirtschaft', 'Die Zuger Nubilo erhält 3 Millionen Franken von der Quellen AG.'],
  startups: [
    {
      name: 'Nubilo',
      canton: ['ZG', 'Zuger'],
      money: [{ as: '3 Millionen Franken', amount: 3_000_000, currency: 'CHF', kind: 'round' }],
      investors: ['Quellen AG'],
    },
  ],
  others: { investor: ['Quellen AG'] },
};

describe('annotated articles', () => {
  it('an annotated article names only what its text contains, character by character', () => {
    assert.deepEqual(problemsOf(article), []);
    const [startup] = article.startups;
    assert.deepEqual(problemsOf({ ...article, startups: [{ ...startup, name: 'Nubila' }] }), [
      'startup "Nubila" is not in the text',
    ]);
  });
  it('an annotated article states the owner of each sum', () => {
    const text = [...article.text, 'Die Branche setzt 15 Mrd. Franken um.'];
    assert.deepEqual(problemsOf({ ...article, text }), [
      'the sum "15 Mrd. Franken" is annotated neither as money nor under sums',
    ]);
    const sums = [{ as: '15 Mrd. Franken', what: 'turnover of the industry' }];
    assert.deepEqual(problemsOf({ ...article, text, sums }), []);
  });
  it('an annotated article gives an organization exactly one role', () => {
    assert.match(problemsOf({ ...article, others: {} }).join(), /investor "Quellen AG" has no role/);
    assert.match(
      problemsOf({ ...article, others: { investor: ['Quellen AG'], bank: ['Nubilo'] } }).join(),
      /"Nubilo" is a startup and something else/,
    );
  });
  it('an annotated article has no unknown property', () => {
    assert.match(problemsOf({ ...article, score: 9 }).join(), /must NOT have additional properties/);
  });
});

describe('corpus of annotated articles', () => {
  const records = CORPUS_FOLDERS.flatMap(readFolder);
  it('the corpus has only valid annotated articles', () => {
    const problems = records.flatMap(({ file, article }) =>
      problemsOf(article).map((problem) => `${file}: ${problem}`),
    );
    assert.deepEqual(problems, []);
  });
  it('the corpus contains each id and each address once', () => {
    const values = (key: string) =>
      records.map(({ article }) => String(Object(article)[key])).filter((value) => value !== 'undefined');
    for (const key of ['id', 'url']) assert.equal(new Set(values(key)).size, records.length, key);
  });
  it('the corpus has fictional records that name no real startup', () => {
    const startups = (folder: CorpusFolder) =>
      readFolder(folder).flatMap(({ article }) =>
        (article as AnnotatedArticle).startups.map(({ name }) => name.toLowerCase()),
      );
    const real = new Set(startups('real'));
    assert.deepEqual(
      startups('fictional').filter((name) => real.has(name)),
      [],
    );
  });
});

describe('sums of money are found in news notation', () => {
  for (const [text, sum] of [
    ['für CHF 25 Mio. gekauft', 'CHF 25 Mio.'],
    ['umgerechnet 1,5 Milliarden Franken', '1,5 Milliarden Franken'],
    ['une levée de 14 millions de francs', '14 millions de francs'],
    ["lève 3 millions d'euros", "3 millions d'euros"],
    ['un premio di 30’000 franchi', '30’000 franchi'],
    ['raised $12m in cash', '$12m'],
  ] as const) {
    it(text, () => assert.ok(sumsIn(text).some(({ as }) => as === sum)));
  }
});
