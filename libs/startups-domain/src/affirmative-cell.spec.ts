import { isAffirmative } from './affirmative-cell';

test.each([
  ...[
    'x',
    'X',
    'xx',
    '✓',
    '✔️',
    '☑',
    '✅',
    'ja',
    'Oui',
    'SÌ',
    'yes',
    'true',
    'wahr',
    '1',
    '1.0',
    '3',
    '2019',
    '2019/20',
  ],
  ...[
    '12.3.2024',
    'Winner',
    'Finalist 2021',
    'Stage 3',
    "CHF 10'000",
    'März 2023',
    'gold',
    'ETH Spin-off',
    '+',
  ],
])('in an import the cell %j sets an award without a warning', (cell) =>
  expect(isAffirmative(cell, 'eth spin-off')).toBe(true),
);

test.each([
  ...[
    '✗',
    '✘',
    '❌',
    '☐',
    '0',
    '0.00',
    '00',
    '0%',
    '50 %',
    'nan',
    '-',
    'n/a',
    'no',
    'Nein',
    'non',
    'false',
    'off',
  ],
  ...[
    'abgelehnt',
    'declined',
    'rejected',
    'rejected 2023',
    'no award',
    'not yet',
    'nein (2024)',
    'refusé',
    'rifiutato',
  ],
  ...['pending', 'maybe', 'vielleicht', 'applied', '?', 'beworben', 'en cours', 'k.A.', ''],
])('in an import the cell %j sets an award with a warning', (cell) =>
  expect(isAffirmative(cell, 'eth spin-off')).toBe(false),
);

test('the name of a flag means yes only in the column of that flag', () => {
  expect(['rejected', 'declined'].map((cell) => isAffirmative(cell, 'Rejected (R)'))).toEqual([true, false]);
});
