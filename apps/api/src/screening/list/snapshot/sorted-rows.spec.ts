import fc from 'fast-check';
import { SORT_DIRECTIONS, SORT_KEYS } from '../../../scoring/ranking/list-choices';
import type { ListRow } from './list-row';
import { sortedRows } from './sorted-rows';
import { listRow } from './list-row.fixture';

const drawnRow = fc
  .record({
    id: fc.integer({ min: 1, max: 40 }),
    name_key: fc.constantFrom('alpha', 'beta', '\uFB01', '\u{1F680}', '東京'),
    score: fc.constantFrom(0, 0.3, 5, -2),
    founding_year: fc.constantFrom(null, 1990, 2020),
    created_at: fc.constantFrom(0, 1.5, 2e12),
  })
  .map(listRow);
const drawnRows = fc.uniqueArray(drawnRow, { selector: ({ id }) => id, maxLength: 20 });

/**
 * Sorts rows by the definition of the order: by value with empty values last, then by code points of the name, then by
 * id.
 */
function naivelySorted(
  rows: readonly ListRow[],
  sort: 'company_name' | (typeof SORT_KEYS)[number],
  dir: string,
) {
  const points = (text: string) =>
    [...text].map((letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(6, '0'));
  const name = ({ name_key }: ListRow) => points(name_key).join();
  const compared = <V extends string | number>(a: V, b: V) => (a < b ? -1 : a > b ? 1 : 0);
  const sign = dir === 'asc' ? 1 : -1;
  return rows
    .toSorted((a, b) => a.id - b.id)
    .toSorted((a, b) => (sort === 'company_name' ? sign : 1) * compared(name(a), name(b)))
    .toSorted((a, b) => {
      if (sort === 'company_name') return 0;
      const [left, right] = [a[sort], b[sort]];
      if (left === null || right === null) return Number(left === null) - Number(right === null);
      return sign * compared(left, right);
    });
}

test('every sort order of the list equals a plain sort, after any changes', () => {
  fc.assert(
    fc.property(
      drawnRows,
      fc.array(fc.tuple(fc.uniqueArray(fc.integer({ min: 1, max: 40 })), drawnRows), { maxLength: 6 }),
      fc.constantFrom(...SORT_KEYS, 'company_name' as const),
      fc.constantFrom(...SORT_DIRECTIONS),
      (first, changes, sort, dir) => {
        const sorted = sortedRows(first);
        const model = new Map(first.map((row) => [row.id, row]));
        for (const [gone, rows] of [[[], []], ...changes]) {
          const ids = [...new Set([...gone, ...rows.map(({ id }) => id)])];
          sorted.replace(ids, rows);
          for (const id of ids) model.delete(id);
          for (const row of rows) model.set(row.id, row);
          expect(sorted.in(sort, dir)).toEqual(naivelySorted([...model.values()], sort, dir));
          expect(sorted.size).toBe(model.size);
        }
      },
    ),
  );
});

test('a sort order of the list is rebuilt after many changes', () => {
  const row = (id: number, score: number) => listRow({ id, score });
  const first = Array.from({ length: 1_000 }, (_, id) => row(id, (id * 7) % 31));
  const sorted = sortedRows(first);
  sorted.in('score', 'desc');
  const changed = Array.from({ length: 500 }, (_, place) => row(place * 2, (place * 5) % 17));
  sorted.replace([...changed.map(({ id }) => id), 999], changed);
  const left = [...first.filter(({ id }) => id % 2 === 1 && id !== 999), ...changed];
  expect(sorted.in('score', 'desc')).toEqual(naivelySorted(left, 'score', 'desc'));
});
