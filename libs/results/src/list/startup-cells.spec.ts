import { aRawStartup, aStartup } from '@vaglio/test-kit';
import { awardNames, cantonText, founderOf, hasSources, originText, sectorText } from './startup-cells';

test.each([
  [{ first_name: 'Anna', last_name: 'Keller' }, 'Anna Keller'],
  [{ first_name: null, last_name: 'Keller' }, 'Keller'],
  [{ first_name: '', last_name: null }, ''],
])('the founder of %j is %j', (startup, founder) => expect(founderOf(startup)).toBe(founder));

test.each([
  ['BioT', 'Biotech'],
  ['digital health', 'Healthcare IT'],
  ['Weltraum', 'Weltraum'],
  [null, ''],
])('sector %j reads %j', (sector, text) => expect(sectorText(sector)).toBe(text));

test.each([
  ['ZH', 'ZH'],
  ['Wallis', 'VS'],
  ['Bavaria', 'Bavaria'],
  [null, ''],
])('canton %j reads %j', (canton, text) => expect(cantonText(canton)).toBe(text));

test('awards are named alike in both lists, and may be missing', () => {
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
])('origin %s reads %s', (origin, text) => {
  expect(originText(aRawStartup({ origin }))).toBe(text);
});

test.each([
  [{}, false],
  [{ extraction_id: null }, false],
  [{ extraction_id: '' }, false],
  [{ extraction_id: '7' }, true],
])('a raw row from an article with %j has sources: %s', (reported, expected) =>
  expect(hasSources({ ...aRawStartup({ origin: 'article' }), ...reported })).toBe(expected),
);

test('a curated startup and an import have none here', () =>
  expect([hasSources(aStartup()), hasSources(aRawStartup())]).toEqual([false, false]));
