import { aRawStartup, aStartup } from '@vaglio/test-kit';
import { awardNames, cantonText, founderOf, hasSources, originText, sectorText } from './startup-cells';

test.each([
  [{ first_name: 'Anna', last_name: 'Keller' }, 'Anna Keller'],
  [{ first_name: null, last_name: 'Keller' }, 'Keller'],
  [{ first_name: '', last_name: null }, ''],
])('the founder of the row %j is shown as %j', (startup, founder) =>
  expect(founderOf(startup)).toBe(founder),
);

test.each([
  ['BioT', 'Biotech'],
  ['digital health', 'Healthcare IT'],
  ['Weltraum', 'Weltraum'],
  [null, ''],
])('the sector %j of a result is shown as %j', (sector, text) => expect(sectorText(sector)).toBe(text));

test.each([
  ['ZH', 'ZH'],
  ['Wallis', 'VS'],
  ['Bavaria', 'Bavaria'],
  [null, ''],
])('the canton %j of a result is shown as %j', (canton, text) => expect(cantonText(canton)).toBe(text));

test('awards have the same names in the raw and the curated list', () => {
  expect(awardNames(aRawStartup({ awards: ['fif grant'] }))).toEqual(['fif grant']);
  expect(awardNames(aStartup({ awards: [{ award_name: 'fif grant', weight_used: 1 }] }))).toEqual([
    'fif grant',
  ]);
  expect(awardNames(aStartup())).toEqual([]);
});

test.each([
  ['import', 'Import'],
  ['article', 'Article'],
  ['person', 'By hand'],
  ['feed', 'feed'],
])('the origin %s of a result is shown as %s', (origin, text) => {
  expect(originText(aRawStartup({ origin }))).toBe(text);
});

test.each([
  [{}, false],
  [{ extraction_id: null }, false],
  [{ extraction_id: '' }, false],
  [{ extraction_id: '7' }, true],
])('a raw row from an article with %j offers sources: %s', (reported, expected) =>
  expect(hasSources({ ...aRawStartup({ origin: 'article' }), ...reported })).toBe(expected),
);

test('curated startups and imported rows offer no sources in the results', () =>
  expect([hasSources(aStartup()), hasSources(aRawStartup())]).toEqual([false, false]));
