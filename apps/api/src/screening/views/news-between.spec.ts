import fc from 'fast-check';
import { countNews, newsBetween } from './news-between';

const NEVER = { since: 0, now: 1 };
const list = (ids: readonly number[], later: Readonly<Record<number, number>> = {}) => ({
  ids: Uint32Array.from(ids),
  laterUntil: new Map(ids.flatMap((id) => (later[id] === undefined ? [] : [[id, later[id]] as const]))),
});
const news = (before: readonly number[], after: readonly number[]) =>
  Object.fromEntries(newsBetween(Uint32Array.from(before), list(after), NEVER));

test.each<[string, number[], number[], Record<number, number>]>([
  ['the same list has no news', [1, 2, 3], [1, 2, 3], {}],
  ['one that entered is new', [1, 2], [3, 1, 2], { 3: 0 }],
  ['one that left moves nobody up', [1, 2, 3], [2, 3], {}],
  ['one that overtook two moved up by two', [1, 2, 3], [3, 1, 2], { 3: 2 }],
  ['who is overtaken by a new one has not fallen behind anybody', [1, 2], [1, 9, 2], { 9: 0 }],
  ['one that fell lifts those it was before', [1, 2, 3], [2, 3, 1], { 2: 1, 3: 1 }],
  ['after an empty visit everything is new', [], [5, 6], { 5: 0, 6: 0 }],
  ['ids far apart are compared too', [4_000_000_000, 7], [7, 4_000_000_000], { 7: 1 }],
])('%s', (_name, before, after, expected) => expect(news(before, after)).toEqual(expected));

test.each([
  [9, false],
  [10, false],
  [11, true],
  [20, true],
  [21, false],
])('Later that ended at %s, between the visit at 10 and now at 20, is new: %s', (until, isNew) => {
  const found = newsBetween(Uint32Array.from([1]), list([1], { 1: until }), { since: 10, now: 20 });
  expect(found.has(1)).toBe(isNew);
});

test('lists that were compared before are compared again when one of them or the moment is another', () => {
  const before = Uint32Array.from([1, 2, 3]);
  const present = list([3, 1, 2], { 1: 5 });
  for (let time = 0; time < 2; time += 1) {
    expect(Object.fromEntries(newsBetween(before, present, NEVER))).toEqual({ 3: 2 });
    expect(Object.fromEntries(newsBetween(before, present, { since: 4, now: 5 }))).toEqual({ 1: 0, 3: 2 });
    expect(Object.fromEntries(newsBetween(before, list([2, 9, 1]), NEVER))).toEqual({ 2: 1, 9: 0 });
  }
  const moved = list([3, 1, 2], { 3: 5 });
  expect(Object.fromEntries(newsBetween(before, moved, { since: 4, now: 5 }))).toEqual({ 3: 0 });
});

test('of all comparisons the last ones are kept, as many as have 200,000 news together', () => {
  const present = list(Array.from({ length: 10_000 }, (_, place) => place + 1));
  const visits = Array.from({ length: 21 }, () => new Uint32Array());
  const firstTime = visits.map((before) => newsBetween(before, present, NEVER));
  const isKept = (place: number) =>
    newsBetween(visits[place] ?? new Uint32Array(), present, NEVER) === firstTime[place];
  expect([isKept(20), isKept(10), isKept(0)]).toEqual([true, true, false]);
});

test('of any two lists: new are those that were not there, moved up those that overtook one of both', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 });
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const found = newsBetween(Uint32Array.from(before), list(after), NEVER);
      const both = after.filter((id) => before.includes(id));
      for (const id of after) {
        const was = before.filter((other) => both.includes(other)).indexOf(id);
        const by = was - both.indexOf(id);
        expect(found.get(id)).toBe(!before.includes(id) ? 0 : by > 0 ? by : undefined);
      }
      const counts = countNews(found);
      expect(counts.new).toBe(after.length - both.length);
      expect(counts.new + counts.moved_up).toBe(found.size);
    }),
  );
});
