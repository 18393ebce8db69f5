import { recentlyUsed } from './recently-used';

const lengthOf = (text: string) => text.length;

test('what was used last stays, and the rest goes when it is too much together', () => {
  const texts = recentlyUsed<string, string>(6, lengthOf);
  texts.set('a', 'aaa');
  texts.set('b', 'bbb');
  expect(texts.get('a')).toBe('aaa');
  texts.set('c', 'cc');
  expect([texts.get('a'), texts.get('b'), texts.get('c')]).toEqual(['aaa', undefined, 'cc']);
});

test('a key that is set again counts once, and a value that is too large alone is not kept', () => {
  const texts = recentlyUsed<string, string>(6, lengthOf);
  for (const text of ['aaaa', 'aaaaa', 'aaaaaa']) texts.set('a', text);
  expect(texts.get('a')).toBe('aaaaaa');
  texts.set('b', 'b'.repeat(7));
  expect([texts.get('a'), texts.get('b')]).toEqual(['aaaaaa', undefined]);
  texts.set('a', 'a'.repeat(7));
  expect([texts.get('a'), texts.size()]).toEqual([undefined, 0]);
});

test('where all were used, the oldest of them goes', () => {
  const texts = recentlyUsed<string, string>(6, lengthOf);
  for (const key of ['a', 'b', 'c']) texts.set(key, key.repeat(2));
  for (const key of ['c', 'b', 'a']) texts.get(key);
  texts.set('d', 'd');
  expect(['a', 'b', 'c', 'd'].map((key) => texts.get(key))).toEqual([undefined, 'bb', 'cc', 'd']);
});
