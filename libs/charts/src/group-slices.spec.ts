import { groupSlices, toSlices } from './group-slices';

const counts = (names: string) => names.split('').map((name, index) => ({ name, count: 100 - index }));
const unknown = (count: number) => ({ name: 'Unknown', count });
const namesOf = (list: Parameters<typeof toSlices>[0]) => groupSlices(toSlices(list)).map(({ name }) => name);

test('ten names are ten slices', () => expect(namesOf(counts('ABCDEFGHIJ'))).toEqual([...'ABCDEFGHIJ']));

test("of eleven names the largest nine have slices of their own, the others are the last slice, 'Other', and can be listed", () => {
  const grouped = groupSlices(toSlices(counts('ABCDEFGHIJK')));
  expect(grouped.map(({ name }) => name)).toEqual([...'ABCDEFGHI', 'Other']);
  expect(grouped.at(-1)).toMatchObject({ count: 91 + 90, members: ['J', 'K'] });
});

test('Unknown has a slice of its own, the last, while nothing is grouped', () => {
  expect(namesOf([unknown(500), ...counts('ABCDEFGHI')])).toEqual([...'ABCDEFGHI', 'Unknown']);
});

test("Unknown merges into 'Other', however large, where there is one", () => {
  const grouped = groupSlices(toSlices([unknown(500), ...counts('ABCDEFGHIJ')]));
  expect(grouped.map(({ name }) => name)).toEqual([...'ABCDEFGHI', 'Other']);
  expect(grouped.at(-1)).toMatchObject({ count: 591, members: ['J', 'Unknown'] });
});

test('the largest come first; ties go by name', () => {
  expect(
    namesOf([
      { name: 'C', count: 1 },
      { name: 'B', count: 2 },
      { name: 'A', count: 1 },
    ]),
  ).toEqual(['B', 'A', 'C']);
});

test('a name is one slice however often it comes; none is Unknown; nothing is no slice', () => {
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

test('the shares are of the whole, grouped or not', () => {
  for (const names of ['A', 'ABC', 'ABCDEFGHIJKLMNOP']) {
    expect(groupSlices(toSlices(counts(names))).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(
      1,
      10,
    );
  }
});
