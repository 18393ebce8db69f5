import { keyAction } from './key-action';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['.', 'nextTab'],
  [',', 'previousTab'],
  ['/', 'search'],
  ['?', 'help'],
  ['u', 'undo'],
  ['p', 'print'],
  ['c', 'contact'],
  ['t', 'contract'],
  ['i', 'investment'],
  ['r', 'rejected'],
  ['l', 'later'],
  ['Escape', 'close'],
  ['x', null],
  ['Enter', null],
  ['constructor', null],
])('%s means %j', (key, action) => expect(keyAction(press(key), true)).toBe(action));

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { isComposing: true },
  { defaultPrevented: true },
])('with %j a key belongs to the browser', (more) => expect(keyAction(press('j', more), true)).toBeNull());

test('switched off, letters and signs do nothing; Escape still closes', () => {
  expect(['j', 'k', '.', ',', '/', '?', 'u', 'Escape'].map((key) => keyAction(press(key), false))).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    'close',
  ]);
});
