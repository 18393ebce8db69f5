import { neighbour, NO_ORDER, nextOrder, withLast } from './queue-order';

const order = (ids: string) => nextOrder(NO_ORDER, 'all', ids.split(''), ids.length, '');

test('the review order remains stable, and completed articles leave it except the open article', () => {
  expect(nextOrder(order('abcd'), 'all', ['d', 'b'], 2, 'a').ids).toEqual(['a', 'b', 'd']);
});

test('new articles are appended to the review order and counted, wherever the server lists them', () => {
  const next = nextOrder(order('abc'), 'all', ['x', 'a', 'b', 'y', 'c'], 5, 'a');
  expect(next).toMatchObject({ ids: ['a', 'b', 'c', 'x', 'y'], fresh: 2 });
});

test('an article that moves up from the next page of the queue is not counted as new', () => {
  const first = nextOrder(NO_ORDER, 'all', ['a', 'b', 'c'], 9, '');
  const next = nextOrder(first, 'all', ['x', 'b', 'c', 'd'], 9, 'a');
  expect(next).toMatchObject({ ids: ['a', 'b', 'c', 'x', 'd'], fresh: 1 });
});

test('another filter starts a new review order, and a reload of the same list changes nothing', () => {
  const before = order('abc');
  expect(nextOrder(before, 'all', ['a', 'b', 'c'], 3, '')).toBe(before);
  expect(nextOrder(before, 'money', ['c'], 1, 'a')).toMatchObject({ ids: ['c'], fresh: 0 });
});

test('a postponed article moves to the end of the review order', () => {
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
] as const)(
  'in the queue, the article after %s by %s steps, skipping the articles “%s” of other people, is %s',
  (from, by, taken, next) => {
    expect(neighbour(['a', 'b', 'c'], from, by, (id) => taken.includes(id))).toBe(next);
  },
);
