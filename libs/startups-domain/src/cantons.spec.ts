import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CANTON_ALTERNATES, CANTON_CODES } from './canton-names';
import { CANTON_TOWNS } from './canton-towns';
import { cantonCode, toCanton } from './canton-code';
import { CANTONS, CANTONS_BY_NAME } from './cantons';
import { foldKey } from './fold-text';

const SPELLINGS = readFileSync(join(__dirname, 'canton-spellings.fixture.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'));

test('there are 26 cantons, each with its own name', () => {
  expect(CANTONS).toHaveLength(26);
  expect(CANTONS.find(({ code }) => code === 'GE')).toEqual({ code: 'GE', name: 'Genève' });
});

test('every collected spelling has its canton', () => {
  expect(SPELLINGS.length).toBeGreaterThan(300);
  const wrong = SPELLINGS.filter(([spelling, code]) => toCanton(spelling) !== code);
  expect(wrong).toEqual([]);
});

test.each(CANTONS)('$code is read from its code and from $name', ({ code, name }) => {
  expect(
    [code, code.toLowerCase(), `CH-${code}`, ` ${name} `, name.toUpperCase(), `Kanton ${name}`].map(toCanton),
  ).toEqual(Array(6).fill(code));
});

test.each([
  ['Geneve', 'GE'],
  ['Genf', 'GE'],
  ['Wallis', 'VS'],
  ['Grisons', 'GR'],
  ['st.gallen', 'SG'],
  ['Sankt-Gallen', 'SG'],
  ['Baselland', 'BL'],
  ['basel land', 'BL'],
  ['Zuerich', 'ZH'],
  ['Graubuenden', 'GR'],
  ['Kt. Zürich', 'ZH'],
  ['République et canton de Genève', 'GE'],
  ['Repubblica e Cantone Ticino', 'TI'],
  ['Vaud, Switzerland', 'VD'],
  ['Valais / Wallis', 'VS'],
  ['Zürich (ZH)', 'ZH'],
  ['App. A.Rh.', 'AR'],
])('the alternate %s is %s', (text, code) => {
  expect(toCanton(text)).toBe(code);
});

test.each([
  ['Lausanne', 'VD'],
  ['La Chaux-de-Fonds', 'NE'],
  ['Basel', 'BS'],
  ['Biel/Bienne', 'BE'],
  ['Stadt Bern', 'BE'],
  ['Epalinges VD', 'VD'],
  ['Cossonay, canton of Vaud', 'VD'],
  ['Aarau AG', 'AG'],
  ['Baden, Zürich', 'ZH'],
  ['Basel (BL)', 'BL'],
])('a town gives its canton, unless the canton is named: %s is %s', (text, code) => {
  expect(toCanton(text)).toBe(code);
});

test.each([
  '',
  '  ',
  null,
  undefined,
  'Atlantis',
  'Switzerland',
  'Canton',
  'Unterwalden',
  'XX',
  'Bern / Zürich',
  'ZH/BE',
  'VD ZH',
  'Novartis AG',
  'Freiberg',
  'de',
  'n/a',
  'constructor',
  '(/)',
])('%j is Unknown', (text) => {
  expect(toCanton(text)).toBe('Unknown');
  expect(cantonCode(text)).toBeNull();
});

test('choices are in the order of a German list', () => {
  const names = CANTONS_BY_NAME.map(({ name }) => name);
  expect(names).toEqual(CANTONS.map(({ name }) => name).toSorted(new Intl.Collator('de-CH').compare));
});

test('no name or town belongs to two cantons', () => {
  for (const table of [CANTON_ALTERNATES, CANTON_TOWNS]) {
    const names = CANTON_CODES.flatMap((code) => [...new Set(table[code].split(', ').map(foldKey))]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
