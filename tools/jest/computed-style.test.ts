import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JSDOM } from 'jsdom';
import replaceComputedStyle from './computed-style.js';

const SELECTORS = [
  '*',
  'p',
  'BUTTON',
  'h1, h2, p',
  '.css-1',
  '.css-1.Mui-disabled',
  '.css-1.Mui-focused',
  '.css-1 .css-2',
  '.css-1>.css-2+svg',
  '.css-1>*',
  '.css-1>:not(style)~:not(style)',
  '.css-3 input:not(.Mui-disabled, .css-2)',
  '.css-4:not(:not(.Mui-focused))',
  '.css-3:has(> .css-4 ~ span)',
  ':is(p, div) > :where(.css-4, .css-2)',
  'button[type="submit"], input[type="reset"]',
  'input[data-x="a, .css-2"]',
  '[disabled]',
  '.css-2:disabled, .css-9',
  '.css-\\31',
  'p.css-3 span',
  ':root',
];
const PAGE = `<div class="css-1 css-1-root Mui-disabled">
    <button class="css-2" type="submit" disabled>a</button><svg class="icon"></svg>
  </div>
  <p class="css-3"><input class="css-4 Mui-focused" data-x="a, .css-2" /><span>b</span></p>`;

/** Returns a window with the replaced function, and jsdom's original function. */
function windowWith(html: string) {
  const { window } = new JSDOM(html);
  const jsdomStyle = window.getComputedStyle.bind(window);
  replaceComputedStyle(window);
  return { window, document: window.document, jsdomStyle };
}

function find(document: Document, selector: string): Element {
  const found = document.querySelector(selector);
  assert.ok(found, selector);
  return found;
}

for (const selector of SELECTORS) {
  test(`the style of ${selector} applies to the same elements as in jsdom`, () => {
    const { window, document, jsdomStyle } = windowWith(
      `<style>${selector} { display: grid; visibility: hidden; z-index: 7 }</style>${PAGE}`,
    );
    for (const element of document.querySelectorAll('body *')) {
      const [ours, theirs] = [window.getComputedStyle(element), jsdomStyle(element)];
      assert.deepEqual(
        [ours.display, ours.visibility, ours.zIndex, ours.getPropertyValue('z-index')],
        [theirs.display, theirs.visibility, theirs.zIndex, theirs.getPropertyValue('z-index')],
        element.outerHTML,
      );
    }
  });
}

test('every tag has the same display style as in jsdom, and a hidden element is not displayed', () => {
  const tags = [
    'a',
    'b',
    'button',
    'dd',
    'div',
    'h1',
    'input',
    'li',
    'p',
    'section',
    'span',
    'table',
    'td',
    'tr',
  ];
  const { window, document, jsdomStyle } = windowWith('');
  for (const tag of tags) {
    const element = document.body.appendChild(document.createElement(tag));
    assert.equal(window.getComputedStyle(element).display, jsdomStyle(element).display, tag);
    element.hidden = true;
    assert.equal(window.getComputedStyle(element).display, 'none', tag);
  }
});

test('a later style rule overrides an earlier rule, an inline style overrides both, and print rules are ignored', () => {
  const { window, document } =
    windowWith(`<style>.a { display: none }</style><style>b { display: flex }</style>
    <style>@media print { b { display: block } } @media screen { b { visibility: hidden } }</style>
    <style>@keyframes k { from { display: block } }</style><b class="a"></b>`);
  const bold = find(document, 'b');
  const { display, visibility } = window.getComputedStyle(bold);
  assert.deepEqual([display, visibility], ['flex', 'hidden']);
  bold.setAttribute('style', 'display: grid');
  assert.equal(window.getComputedStyle(bold).display, 'grid');
});

test('visibility and pointer events are inherited styles, display is not', () => {
  const { window, document } = windowWith(`<style>.off { pointer-events: none; display: flex }</style>
    <div class="off" style="visibility: hidden"><b></b><i style="visibility: visible; pointer-events: auto"></i></div>`);
  const lookOf = (selector: string) => {
    const { display, visibility, pointerEvents } = window.getComputedStyle(find(document, selector));
    return [display === 'flex', visibility, pointerEvents];
  };
  assert.deepEqual(lookOf('b'), [false, 'hidden', 'none']);
  assert.deepEqual(lookOf('i'), [false, 'visible', 'auto']);
});

test('an added, changed or removed style sheet takes effect immediately', () => {
  const { window, document } = windowWith('<b class="a"></b>');
  const display = () => window.getComputedStyle(find(document, 'b')).display;
  const first = display();
  const style = document.head.appendChild(document.createElement('style'));
  style.append('.a { display: grid }');
  assert.equal(display(), 'grid');
  style.textContent = '.a { display: flex }';
  assert.equal(display(), 'flex');
  style.sheet?.insertRule('.a { display: block }', 1);
  assert.equal(display(), 'block');
  style.sheet?.deleteRule(1);
  assert.equal(display(), 'flex');
  style.remove();
  assert.equal(display(), first);
});
