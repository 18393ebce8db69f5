import { foldText } from '@vaglio/startups-domain';
import { nameKeyOf, searchKeyOf } from './match-keys';
import { awardKeyOf } from '../../scoring/award-key';

test.each([
  ['Memo Therapeutics AG', 'memo-therapeutics'],
  ['Zürich Instruments', 'Zurich Instruments GmbH'],
])('the company names %s and %s match', (a, b) => expect(nameKeyOf(a)).toBe(nameKeyOf(b)));

test.each([
  ['Øre Test AG', 'Ore Test'],
  ['Łódź Test', 'Lodz Test SA'],
  ['Đoković GmbH', 'Dokovic'],
  ['Ħaġar Test', 'Hagar Test'],
  ['Þór Test', 'Thor Test'],
])('the company name %s sorts and matches as %s', (name, plain) =>
  expect(nameKeyOf(name)).toBe(nameKeyOf(plain)),
);

test('company names without letters and digits match only themselves', () => {
  expect(new Set(['+++', '...', '!?', '#'].map(nameKeyOf)).size).toBe(4);
});

test('a match key fits into a database index for any normalized name', () => {
  for (const character of ['\uFDFA', '\u{1F600}', 'ß', '漢']) {
    expect(Buffer.byteLength(nameKeyOf(character.repeat(200)))).toBeLessThan(2_600);
    expect(Buffer.byteLength(awardKeyOf(character.repeat(200)))).toBeLessThan(2_600);
  }
});

test('a search covers company and founder, but no match across both fields', () => {
  const key = searchKeyOf({ company_name: 'Älpli AG', first_name: 'Zoé', last_name: 'Müller' });
  for (const q of ['alpli', 'ZOE MULL', 'ag']) expect(key).toContain(foldText(q));
  expect(key).not.toContain(foldText('ag zoe'));
});
