import { neighbour, NO_ORDER, nextOrder, withLast } from './queue-order';

const order = (ids: string) => nextOrder(NO_ORDER, 'all', ids.split(''), ids.length, '');

test('the order stays while one works; what is done leaves, except the article that is open', () => {
  expect(nextOrder(order('abcd'), 'all', ['d', 'b'], 2, 'a').ids).toEqual(['a', 'b', 'd']);
});

test('new articles join at the end and are counted, wherever the server lists them', () => {
  const next = nextOrder(order('abc'), 'all', ['x', 'a', 'b', 'y', 'c'], 5, 'a');
  expect(next).toMatchObject({ ids: ['a', 'b', 'c', 'x', 'y'], fresh: 2 });
});

test('of a queue of several pages, what moves up from the next page is not new', () => {
  const first = nextOrder(NO_ORDER, 'all', ['a', 'b', 'c'], 9, '');
  const next = nextOrder(first, 'all', ['x', 'b', 'c', 'd'], 9, 'a');
  expect(next).toMatchObject({ ids: ['a', 'b', 'c', 'x', 'd'], fresh: 1 });
});

test('another filter is another order; the same list changes nothing', () => {
  const before = order('abc');
  expect(nextOrder(before, 'all', ['a', 'b', 'c'], 3, '')).toBe(before);
  expect(nextOrder(before, 'money', ['c'], 1, 'a')).toMatchObject({ ids: ['c'], fresh: 0 });
});

test('an article for later goes to the end', () => {
  expect(withLast(order('abc'), 'a').ids).toEqual(['b', 'c', 'a']);
});

test.each([
  ['a', 1, '', 'b'],
  ['a', 1, 'b', 'c'],
  ['c', 1, '', 'a'],
  ['c', -1, '', 'b'],
  ['a', -1, '', null],
  ['a', 1, 'bc', null],
  ['z', 1, '', 'a'],
] as const)('from %s by %s, where others are on “%s”: %s', (from, by, taken, next) => {
  expect(neighbour(['a', 'b', 'c'], from, by, (id) => taken.includes(id))).toBe(next);
});
