import { chosenColumns, EXPORT_KEYS, exportKeyLabel } from './export-choice';
import { EXPORT_COLUMNS } from './import-columns';

const headers = (...args: Parameters<typeof chosenColumns>) =>
  chosenColumns(...args).map(({ header }) => header);

test('without a choice an export has every column that an import takes, and further awards', () => {
  expect(headers(undefined, ['Boldbrain'])).toEqual([
    ...EXPORT_COLUMNS.map(({ header }) => header),
    'Boldbrain',
  ]);
});

test('a list may add what the server computes', () => {
  expect(headers(undefined, [], ['rank', 'score']).slice(0, 3)).toEqual(['rank', 'score', 'ID']);
});

test('chosen columns come in their own order, whatever the order of the choice', () => {
  expect(headers(['canton', 'score', 'company_name'], ['Boldbrain'])).toEqual([
    'score',
    'company_name',
    'canton',
  ]);
});

test('all awards are one choice', () => {
  const chosen = headers(['id', 'awards'], ['Boldbrain']);
  expect([chosen[0], chosen.at(-1), chosen.length]).toEqual(['ID', 'Boldbrain', 32]);
});

test('every key is there once and has words', () => {
  expect(new Set(EXPORT_KEYS).size).toBe(EXPORT_KEYS.length);
  expect(EXPORT_KEYS.filter((key) => exportKeyLabel(key).trim() === '')).toEqual([]);
});
