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

test('there are 26 cantons with different names', () => {
  expect(CANTONS).toHaveLength(26);
  expect(CANTONS.find(({ code }) => code === 'GE')).toEqual({ code: 'GE', name: 'Genève' });
});

test('every known spelling of a canton leads to its code', () => {
  expect(SPELLINGS.length).toBeGreaterThan(300);
  const wrong = SPELLINGS.filter(([spelling, code]) => toCanton(spelling) !== code);
  expect(wrong).toEqual([]);
});

test.each(CANTONS)('the canton $code is recognized by its code and by its name $name', ({ code, name }) => {
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
])('the alternative name %s is recognized as the canton %s', (text, code) => {
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
])('a town leads to its canton unless the text names a canton: %s is %s', (text, code) => {
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
])('the text %j is an unknown canton', (text) => {
  expect(toCanton(text)).toBe('Unknown');
  expect(cantonCode(text)).toBeNull();
});

test.each([
  ...['s/o', 's.o.', 'a.g.', 'n/e', 'u/r', 'g-r'],
  ...[
    'Freiburg (D)',
    'Freiburg i. Br.',
    'Freiburg, Germany',
    'Freiburg (Breisgau)',
    'Laufen (D)',
    'Baden, Deutschland',
  ],
  ...[
    'Bern, Indiana',
    'Geneva, Illinois',
    'Geneva, IL',
    'Lucerne, California',
    'Zurich, Ontario',
    'Geneva (USA)',
  ],
  ...['Jura, France', 'Jura (F)', 'Villeneuve (F)', 'Lugano, Italy', 'Rolle, Missouri', 'Bern (IN)'],
])('the abbreviation or foreign place %j is not a canton', (text) => expect(cantonCode(text)).toBeNull());

test.each([
  ['SO', 'SO'],
  ['so', 'SO'],
  ['Freiburg (CH)', 'FR'],
  ['Freiburg (FR)', 'FR'],
  ['Bern, BE', 'BE'],
  ['Bern, Bern', 'BE'],
  ['Geneva, Switzerland', 'GE'],
  ['Genève (GE), Suisse', 'GE'],
  ['Lausanne, EPFL', 'VD'],
  ['Zürich, Technopark', 'ZH'],
  ['Appenzell (AI)', 'AI'],
  ['Appenzell A.Rh.', 'AR'],
  ['St. Gallen, SG', 'SG'],
  ['Stans, NW', 'NW'],
  ['Basel / BS', 'BS'],
])('the text %j is recognized as the canton %s', (text, code) => expect(cantonCode(text)).toBe(code));

test('cantons are listed in German alphabetical order', () => {
  const names = CANTONS_BY_NAME.map(({ name }) => name);
  expect(names).toEqual(CANTONS.map(({ name }) => name).toSorted(new Intl.Collator('de-CH').compare));
});

test('each name and each town belongs to only one canton', () => {
  for (const table of [CANTON_ALTERNATES, CANTON_TOWNS]) {
    const names = CANTON_CODES.flatMap((code) => [...new Set(table[code].split(', ').map(foldKey))]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test.each([
  ['Lausanne / Zürich', null],
  ['Zürich, Lausanne', null],
  ['Winterthur / Bern', null],
  ['Berlin/Zürich', null],
  ['Zürich / London', null],
  ['Technopark/Zürich', null],
  ['Puidoux/VD', 'VD'],
  ['Muri b. Bern / BE', 'BE'],
  ['PSI Villigen/AG', 'AG'],
  ['Zürich (Hauptsitz)/ZH', 'ZH'],
  ['Bad Ragaz/SG', 'SG'],
  ['Lausanne/ZH', null],
  ['Lugano; Genève', null],
  ['Lausanne / Vaud', 'VD'],
  ['Winterthur, Zürich', 'ZH'],
  ['Valais / Wallis', 'VS'],
  ['Bern / Köniz', 'BE'],
  ['Technopark, Zürich', 'ZH'],
  ['Zürich / Schweiz', 'ZH'],
  ['Zürich / Stadt', 'ZH'],
])('the places %s are in the canton %s', (text, code) => expect(cantonCode(text)).toBe(code));

test.each([
  ...[
    'evtl. ZH',
    'Evtl. ZH',
    'Neu: ZH',
    'Neu ZH',
    'ZH?',
    'ZH (ab 2025)',
    'ZH bis 2024',
    'ab 2026 ZH',
    'ex ZH',
    'Ex-ZH',
  ],
  ...[
    'nicht ZH',
    'Nicht ZH',
    'not ZH',
    'ohne ZH',
    'sauf GE',
    'Sauf GE',
    'non TI',
    'bald ZH',
    'ZH (geplant)',
    'tbd ZH',
  ],
  ...[
    'Umzug nach ZG',
    'Umzug ZG',
    'formerly ZH',
    'Formerly ZH',
    'früher Zürich',
    'bisher ZH',
    'alt: ZH',
    'ZH -> ZG',
  ],
  ...[
    'vermutlich Zürich',
    'peut-être VD',
    'Peut-être VD',
    'forse TI',
    'maybe ZH',
    'wohl ZH',
    'Zürich (bis 2023)',
  ],
  ...[
    'Filiale ZH',
    'Labor BE',
    'Gründer ZH',
    'Genève (dès 2026)',
    'Ticino (dal 2026)',
    'irgendwo ZH',
    '→ ZG',
    '2025 ZH',
  ],
])('the canton beside a remark, %j, is unknown', (text) => expect(cantonCode(text)).toBeNull());

test.each([
  ['8001 Zürich', 'ZH'],
  ['CH-1015 Lausanne', 'VD'],
  ['1066 Epalinges VD', 'VD'],
  ['Romanel-sur-Lausanne VD', 'VD'],
  ['Muri b. Bern BE', 'BE'],
  ['Hauptsitz ZH', 'ZH'],
  ['Villars-des-Champs FR', 'FR'],
])('the address %j is in the canton %s', (text, code) => expect(cantonCode(text)).toBe(code));
