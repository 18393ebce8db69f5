import { recentlyUsed } from './recently-used';

test('the keys that were used last stay, and the one that was used longest ago goes', () => {
  const keys = recentlyUsed<string>(2);
  keys.add('a');
  keys.add('b');
  expect(keys.has('a')).toBe(true);
  keys.add('c');
  keys.add('c');
  expect(['a', 'b', 'c'].map((key) => keys.has(key))).toEqual([true, false, true]);
});
