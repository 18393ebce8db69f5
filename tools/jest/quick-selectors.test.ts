import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JSDOM } from 'jsdom';
import { indexOf, mayMatch, placesFor } from './quick-selectors.js';

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
  ':root',
  ':root:has(.css-4), span:not(:root)',
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
    ['p', 'css-1', ':root:not(:has(.css-1))'],
  ] as const;
  for (const [tag, classes, selector] of refused) assert.equal(mayMatch(tag, classes, selector), false);
});

test('the rules for an element are those that match it, in their order, and few others', () => {
  const styles = [
    ...SELECTORS.map((selector) => `${selector} { color: red }`),
    '@media screen { .css-3 { color: red } }',
    '@media print { .css-3 { color: red } }',
    '@keyframes k { from { color: red } }',
  ];
  const { document: styled } = new JSDOM(
    `${styles.map((style) => `<style>${style}</style>`).join('')}${document.body.outerHTML}`,
  ).window;
  const index = indexOf([...styled.styleSheets]);
  const chosenFor = (element: Element) =>
    placesFor(element.localName, element.getAttribute('class') ?? '', index);
  for (const element of styled.body.querySelectorAll('*')) {
    const places = chosenFor(element);
    const needed = SELECTORS.flatMap((selector, place) => (element.matches(selector) ? [place] : []));
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.deepEqual(
      needed.filter((place) => !places.includes(place)),
      [],
    );
    assert.ok(places.length < SELECTORS.length - 3);
  }
  const paragraph = styled.querySelector('p');
  assert.ok(paragraph);
  const afterSelectors = chosenFor(paragraph).filter((place) => place >= SELECTORS.length);
  assert.deepEqual(afterSelectors, [SELECTORS.length], 'what is for paper, and what is no rule, is left out');
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

test('elements that the same rules match keep their own style and what they inherit', () => {
  const { window } = new JSDOM(`<style>.a { display: flex }</style>
    <div style="visibility: hidden"><b class="a"></b></div><b class="a"></b><b class="a" style="display: grid"></b>`);
  const looks = [...window.document.querySelectorAll('b')].map((bold) => {
    const { display, visibility } = window.getComputedStyle(bold);
    return [display, visibility];
  });
  assert.deepEqual(looks, [
    ['flex', 'hidden'],
    ['flex', 'visible'],
    ['grid', 'visible'],
  ]);
});

test('a rule that is put into a sheet or taken out of it counts from the next change of the page', () => {
  const { window } = new JSDOM(`<style>b { display: flex }</style><b></b>`);
  const bold = window.document.querySelector('b');
  const [sheet] = window.document.styleSheets;
  assert.ok(bold && sheet);
  const display = (title: string) => {
    bold.title = title;
    return window.getComputedStyle(bold).display;
  };
  assert.equal(display('first'), 'flex');
  sheet.insertRule('b { display: grid }', 1);
  assert.equal(display('with a rule'), 'grid');
  sheet.deleteRule(1);
  assert.equal(display('without it'), 'flex');
});
