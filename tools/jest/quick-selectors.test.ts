import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JSDOM } from 'jsdom';
import { mayMatch, sheetsFor } from './quick-selectors.js';

const { document } = new JSDOM(`<!doctype html><body class="page">
  <div class="css-1 css-1-root Mui-disabled"><button class="css-2" type="submit" disabled>a</button><svg class="icon"></svg></div>
  <p class="css-3"><input class="css-4 Mui-focused" data-x="a, .css-2" /><span>b</span></p>`).window;

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
];

for (const selector of SELECTORS) {
  test(`no element that ${selector} matches is refused by tag and classes`, () => {
    const refused = [...document.querySelectorAll(selector)].filter(
      (element) => !mayMatch(element.localName, element.className.toString(), selector),
    );
    assert.deepEqual(refused, []);
  });
}

test('elements of another tag or without a class are refused, so that the engine is spared', () => {
  const refused = [
    ['p', '', 'div'],
    ['p', 'css-1', '.css-2'],
    ['p', 'css-1', '.css-1.css-2'],
    ['button', 'css-1', '.css-2:not(.css-1), a.css-1'],
    ['p', 'css-1', undefined],
  ] as const;
  for (const [tag, classes, selector] of refused) assert.equal(mayMatch(tag, classes, selector), false);
});

test('the sheets for an element are those whose rules match it, in their order, and few others', () => {
  const styles = [
    ...SELECTORS,
    '@media screen { .css-3 { color: red } }',
    '@keyframes k { from { color: red } }',
  ];
  const { document: styled } = new JSDOM(
    `${styles.map((style) => `<style>${style.startsWith('@') ? style : `${style} { color: red }`}</style>`).join('')}${document.body.outerHTML}`,
  ).window;
  const sheets = [...styled.styleSheets];
  const moment = {};
  for (const element of styled.body.querySelectorAll('*')) {
    const chosen = sheetsFor(element.localName, element.getAttribute('class') ?? '', sheets, moment);
    const needed = SELECTORS.filter((selector) => element.matches(selector)).map(
      (selector) => sheets[SELECTORS.indexOf(selector)],
    );
    assert.deepEqual(
      sheets.filter((sheet) => chosen.includes(sheet)),
      chosen,
    );
    assert.deepEqual(
      needed.filter((sheet) => !chosen.includes(sheet)),
      [],
    );
    assert.ok(chosen.length < sheets.length - 5);
  }
  assert.equal(sheetsFor('p', 'css-3', sheets, moment).includes(sheets[SELECTORS.length]), true);
  assert.equal(sheetsFor('p', 'css-3', sheets, moment).includes(sheets[SELECTORS.length + 1]), false);
});

test('a computed style is that of the rules that match, the later before the earlier', () => {
  const { window } =
    new JSDOM(`<style>.a { display: none; color: red }</style><style>b { display: flex }</style>
    <style>.c .a { color: blue }</style><div class="c"><b class="a">x</b></div>`);
  const bold = window.document.querySelector('b');
  assert.ok(bold);
  const { display, color } = window.getComputedStyle(bold);
  assert.deepEqual([display, color], ['flex', 'rgb(0, 0, 255)']);
  bold.className = '';
  assert.equal(window.getComputedStyle(bold).color, 'canvastext');
  window.document.head.insertAdjacentHTML('beforeend', '<style>b { visibility: hidden }</style>');
  assert.equal(window.getComputedStyle(bold).visibility, 'hidden');
});
