import { isOccupied, keyAction } from './key-action';

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
  ['/', 'search'],
  ['?', 'help'],
  ['u', 'undo'],
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
  expect(['j', 'k', '/', '?', 'u', 'Escape'].map((key) => keyAction(press(key), false))).toEqual([
    null,
    null,
    null,
    null,
    null,
    'close',
  ]);
});

test.each([
  ['<input id="t">', true],
  ['<textarea id="t"></textarea>', true],
  ['<select id="t"></select>', true],
  ['<p contenteditable="true"><b id="t"></b></p>', true],
  ['<button id="t"></button>', false],
  ['<button id="t"></button><div role="dialog" aria-modal="true"></div>', true],
  ['<button id="t"></button><ul role="menu"></ul>', true],
])('in %s keys belong to something else: %s', (html, occupied) => {
  document.body.innerHTML = html;
  expect(isOccupied(document.getElementById('t'), document)).toBe(occupied);
});
