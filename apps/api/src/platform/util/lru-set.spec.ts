import { lruSet } from './lru-set';

test('the most recently used keys are kept and the least recently used key is removed', () => {
  const keys = lruSet<string>(2);
  keys.add('a');
  keys.add('b');
  expect(keys.has('a')).toBe(true);
  keys.add('c');
  keys.add('c');
  expect(['a', 'b', 'c'].map((key) => keys.has(key))).toEqual([true, false, true]);
});
