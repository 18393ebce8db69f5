import { doubtOfName } from './doubtful-name';

test.each([
  ...['12345', '2024-05-04', '4. Mai 2024', 'TRUE', 'nein', 'Oui', 'sì', '***'],
  ...['https://arven.example', 'Arven AG (https://notes.example/arven)', '[Arven](https://arven.example)'],
  ...['Kanton', 'Betrag', 'Site web'],
  ...['• Arven AG', '- Arven AG', '1. Arven AG', '# Arven AG', '// Arven AG'],
  ...['Arven AG *', 'Arven SA¹', 'Arven Sagl [2]', 'Arven Ltd (1)'],
])('the company name %s has a note', (name) => expect(doubtOfName(name, [name, 'ZH'])).not.toBeNull());

test.each([
  ...[
    'Arven AG',
    'arven.example',
    '7Sense',
    '1291 Holz AG',
    'Arven (Schweiz) AG',
    'Jaja AG',
    'C++ Labs',
    'Yes AG',
  ],
  ...['Mai 2024 GmbH', 'Arven – Holz', '-arven-', 'Zug'],
])('the company name %s has no note', (name) => expect(doubtOfName(name, [name, 'ZH'])).toBeNull());

test.each(['Biotech', 'Zürich', 'Vaud', 'Ticino', 'Germany'])(
  'the company name %s has a note if its line has no other text',
  (name) => expect(doubtOfName(name, [name, '', ' '])).toMatch(/may be a heading/),
);

test('a line of a list with one column has no note', () =>
  expect(doubtOfName('Biotech', ['Biotech'])).toBeNull());
