import { groupSlices, toSlices } from './group-slices';

const counts = (names: string) => names.split('').map((name, index) => ({ name, count: 100 - index }));
const unknown = (count: number) => ({ name: 'Unknown', count });
const namesOf = (list: Parameters<typeof toSlices>[0]) => groupSlices(toSlices(list)).map(({ name }) => name);

test('a pie chart with ten names has ten slices', () =>
  expect(namesOf(counts('ABCDEFGHIJ'))).toEqual([...'ABCDEFGHIJ']));

test("a pie chart with eleven names has nine slices for the largest and 'Other' for the remaining names", () => {
  const grouped = groupSlices(toSlices(counts('ABCDEFGHIJK')));
  expect(grouped.map(({ name }) => name)).toEqual([...'ABCDEFGHI', 'Other']);
  expect(grouped.at(-1)).toMatchObject({ count: 91 + 90, members: ['J', 'K'] });
});

test('Unknown is the last slice if no names are grouped', () => {
  expect(namesOf([unknown(500), ...counts('ABCDEFGHI')])).toEqual([...'ABCDEFGHI', 'Unknown']);
});

test("Unknown is always part of 'Other' if that slice exists, even with a large count", () => {
  const grouped = groupSlices(toSlices([unknown(500), ...counts('ABCDEFGHIJ')]));
  expect(grouped.map(({ name }) => name)).toEqual([...'ABCDEFGHI', 'Other']);
  expect(grouped.at(-1)).toMatchObject({ count: 591, members: ['J', 'Unknown'] });
});

test('the largest slices are listed first, and ties are sorted by name', () => {
  expect(
    namesOf([
      { name: 'C', count: 1 },
      { name: 'B', count: 2 },
      { name: 'A', count: 1 },
    ]),
  ).toEqual(['B', 'A', 'C']);
});

test('equal names share one slice, a missing name is Unknown, and a count of zero has no slice', () => {
  expect(
    toSlices([
      { name: 'A', count: 1 },
      { name: ' ', count: 2 },
      { name: 'A', count: 1 },
      { name: 'B', count: 0 },
    ]),
  ).toEqual([
    { name: 'A', count: 2, members: ['A'], share: 0.5 },
    { name: 'Unknown', count: 2, members: ['Unknown'], share: 0.5 },
  ]);
  expect(groupSlices(toSlices([]))).toEqual([]);
});

test('the share of a slice is relative to the total, even for grouped names', () => {
  for (const names of ['A', 'ABC', 'ABCDEFGHIJKLMNOP']) {
    expect(groupSlices(toSlices(counts(names))).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(
      1,
      10,
    );
  }
});
