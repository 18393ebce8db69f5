import { clausesOf, paragraphAt } from './clauses';

test.each([
  [0, 'Alpha wins.'],
  [4, 'Alpha wins.'],
  [12, 'Beta loses.'],
])('the paragraph at position %i is "%s"', (at, paragraph) => {
  const points = Array.from('Alpha wins.\nBeta loses.\n');
  const { start, end } = paragraphAt(points, at);
  expect(points.slice(start, end).join('')).toBe(paragraph);
});

test('the periods of abbreviations and numbers do not end a clause', () => {
  const points = Array.from('Dr. Muster raised 2.5 Mio. Franken. Beta; Gamma');
  expect(clausesOf(points).map(({ start, end }) => points.slice(start, end).join('').trim())).toEqual([
    'Dr. Muster raised 2.5 Mio. Franken.',
    'Beta;',
    'Gamma',
  ]);
});
