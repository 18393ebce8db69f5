import { isOccupied } from './is-occupied';

test.each([
  ['<input id="t">', true],
  ['<textarea id="t"></textarea>', true],
  ['<select id="t"></select>', true],
  ['<p contenteditable="true"><b id="t"></b></p>', true],
  ['<input id="t" type="checkbox">', false],
  ['<button id="t"></button>', false],
  ['<button id="t"></button><div role="dialog" aria-modal="true"></div>', true],
  ['<button id="t"></button><ul role="menu"></ul>', true],
])('in %s keys belong to something else: %s', (html, occupied) => {
  document.body.innerHTML = html;
  expect(isOccupied(document.getElementById('t'), document)).toBe(occupied);
});
