import { foldText } from '@vaglio/startups-domain';
import { nameKeyOf, searchKeyOf } from './match-keys';
import { awardKeyOf } from '../../scoring/award-key';

test.each([
  ['Memo Therapeutics AG', 'memo-therapeutics'],
  ['Zürich Instruments', 'Zurich Instruments GmbH'],
])('%s and %s have one name key', (a, b) => expect(nameKeyOf(a)).toBe(nameKeyOf(b)));

test.each([
  ['Øre Test AG', 'Ore Test'],
  ['Łódź Test', 'Lodz Test SA'],
  ['Đoković GmbH', 'Dokovic'],
  ['Ħaġar Test', 'Hagar Test'],
  ['Þór Test', 'Thor Test'],
])('%s sorts and matches as %s', (name, plain) => expect(nameKeyOf(name)).toBe(nameKeyOf(plain)));

test('names without letters and digits are their own keys', () => {
  expect(new Set(['+++', '...', '!?', '#'].map(nameKeyOf)).size).toBe(4);
});

test('a key fits into an index entry, for any folded name', () => {
  for (const character of ['\uFDFA', '\u{1F600}', 'ß', '漢']) {
    expect(Buffer.byteLength(nameKeyOf(character.repeat(200)))).toBeLessThan(2_600);
    expect(Buffer.byteLength(awardKeyOf(character.repeat(200)))).toBeLessThan(2_600);
  }
});

test('a search looks into company and founder, but never across the two', () => {
  const key = searchKeyOf({ company_name: 'Älpli AG', first_name: 'Zoé', last_name: 'Müller' });
  for (const q of ['alpli', 'ZOE MULL', 'ag']) expect(key).toContain(foldText(q));
  expect(key).not.toContain(foldText('ag zoe'));
});
