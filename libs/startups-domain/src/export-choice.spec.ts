import { chosenColumns, EXPORT_KEYS, exportKeyLabel } from './export-choice';
import { EXPORT_COLUMNS } from './import-columns';

const headers = (...args: Parameters<typeof chosenColumns>) =>
  chosenColumns(...args).map(({ header }) => header);

test('without a selection an export contains every import column and other awards', () => {
  expect(headers(undefined, ['Boldbrain'])).toEqual([
    ...EXPORT_COLUMNS.map(({ header }) => header),
    'Boldbrain',
  ]);
});

test('a list can add computed columns to its export', () => {
  expect(headers(undefined, [], ['rank', 'score']).slice(0, 3)).toEqual(['rank', 'score', 'ID']);
});

test('exported columns have a fixed order, independent of the order of selection', () => {
  expect(headers(['canton', 'score', 'company_name'], ['Boldbrain'])).toEqual([
    'score',
    'company_name',
    'canton',
  ]);
});

test('all awards are one option in the column selection of an export', () => {
  const chosen = headers(['id', 'awards'], ['Boldbrain']);
  expect([chosen[0], chosen.at(-1), chosen.length]).toEqual(['ID', 'Boldbrain', 32]);
});

test('every export column has a unique key and a label', () => {
  expect(new Set(EXPORT_KEYS).size).toBe(EXPORT_KEYS.length);
  expect(EXPORT_KEYS.filter((key) => exportKeyLabel(key).trim() === '')).toEqual([]);
});
