import { keyName } from './key-name';

const press = (key: string, more: object = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

test.each([
  [press('j'), 'j'],
  [press('.'), '.'],
  [press('?', { shiftKey: true }), '?'],
  [press('X', { shiftKey: true }), 'Shift x'],
  [press('Escape'), 'Escape'],
  [press('Escape', { shiftKey: true }), 'Escape'],
  [press('¡', { altKey: true, code: 'Digit1' }), 'Alt 1'],
])('%j is called %s', (event, name) => expect(keyName(event, true)).toBe(name));

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { isComposing: true },
  { defaultPrevented: true },
])('with %j a key belongs to the browser', (more) => expect(keyName(press('j', more), true)).toBeNull());

test('switched off, letters and signs do nothing; Escape still closes', () => {
  const named = ['j', 'k', '.', ',', '/', '?', 'u', 'Escape'].map((key) => keyName(press(key), false));
  expect(named.filter((name) => name !== null)).toEqual(['Escape']);
});
