import { parseImportCount } from './parse-count';

test.each([
  ['12', 12],
  ['1’200', 1200],
  ['1.200', 1200],
  ['ca. 50', 50],
  ['50 employees', 50],
  ['1.5E+03', 1500],
])('the count %j is read as %s', (cell, count) => expect(parseImportCount(cell)).toBe(count));

test.each(['10-50', '10 - 50', '10–50', '10 bis 50', '12 (2024)', '2.5', 'many', ''])(
  'the count %j is reported as a problem and not read as a number',
  (cell) => expect(parseImportCount(cell)).toBeNull(),
);
