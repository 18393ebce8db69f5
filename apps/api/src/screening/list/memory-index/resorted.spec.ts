import { resorted } from './resorted';

const byNumber = (values: readonly number[]) => (a: number, b: number) =>
  (values[a] ?? 0) - (values[b] ?? 0) || a - b;
const NOTHING_RENEWED: ReadonlySet<number> = new Set();

test.each<[string, number[], number[]]>([
  ['to the front', [10, 20, 0], [2, 0, 1]],
  ['to the end', [30, 10, 20], [1, 2, 0]],
  ['among those that tie with it', [10, 10, 10], [0, 1, 2]],
])('a slot whose value changed moves %s', (_where, values, expected) => {
  const sorted = Int32Array.from([0, 1, 2]);
  const changed = { slots: [0, 1, 2], renewed: NOTHING_RENEWED };
  expect(Array.from(resorted(sorted, changed, () => true, byNumber(values)))).toEqual(expected);
});

test.each([1, 9])('%s slots that leave a list make room for others', (many) => {
  const sorted = Int32Array.from({ length: 20 }, (_, slot) => slot);
  const values = Array.from({ length: 40 }, (_, slot) => slot);
  const slots = Array.from({ length: many }, (_, place) => [place * 2, place + 20]).flat();
  const changed = { slots, renewed: NOTHING_RENEWED };
  const after = resorted(sorted, changed, (slot) => slot >= 20, byNumber(values));
  const left = Array.from(sorted).filter((slot) => !slots.includes(slot));
  expect(Array.from(after)).toEqual([...left, ...Array.from({ length: many }, (_, place) => place + 20)]);
});

test('a list is the same array until a slot of it moves, leaves, enters or is renewed', () => {
  const sorted = Int32Array.from([0, 1, 2]);
  const after = (
    slots: number[],
    isIn: (slot: number) => boolean,
    values = [1, 2, 3, 4],
    renewed: number[] = [],
  ) => resorted(sorted, { slots, renewed: new Set(renewed) }, isIn, byNumber(values));
  const isListed = (slot: number) => slot < 3;
  expect(after([0, 1, 2, 3], isListed)).toBe(sorted);
  expect(after([3], isListed, [1, 2, 3, 4], [3])).toBe(sorted);
  expect(after([1], isListed, [1, 2.5, 3, 4])).toBe(sorted);
  expect(after([1], isListed, [1, 2, 3, 4], [1])).not.toBe(sorted);
  expect(Array.from(after([1], isListed, [1, 5, 3, 4]))).toEqual([0, 2, 1]);
  expect(Array.from(after([1], (slot) => slot === 0))).toEqual([0, 2]);
  expect(Array.from(after([3], () => true))).toEqual([0, 1, 2, 3]);
});
