import { parseHTML } from 'linkedom';
import { checkMarkup, checkTree, MAX_DEPTH, MAX_ELEMENTS } from './markup-limits';
import { UnreadableText } from './unreadable-text';

const isAllowed = (check: () => void) => {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof UnreadableText) return false;
    throw error;
  }
};

test.each([
  ['as many levels as allowed', '<div>'.repeat(MAX_DEPTH), true],
  ['one level more', '<div>'.repeat(MAX_DEPTH + 1), false],
  ['as many elements as allowed', '<p>x</p>'.repeat(MAX_ELEMENTS), true],
  ['one element more', '<p>x</p>'.repeat(MAX_ELEMENTS + 1), false],
  ['elements that close', '<div></div>'.repeat(1_000), true],
  ['paragraphs that are left open', '<p>x'.repeat(1_000), true],
  ['paragraphs left open below lists left open', '<li><p>x'.repeat(1_000), false],
  ['rows and cells that are left open', `<table>${'<tr><td>a<td>b'.repeat(1_000)}`, true],
  ['tables within cells', '<table><tr><td>'.repeat(50), false],
  ['elements without an end tag', '<br><img src=a><input>'.repeat(1_000), true],
  ['a drawing of closed shapes', `<svg>${'<path d="M 1 2"/>'.repeat(1_000)}</svg>`, true],
  ['a slash that ends no element', '<div/>'.repeat(1_000), false],
  ['a slash behind a drawing', `<svg></svg>${'<div/>'.repeat(1_000)}`, false],
  ['tags in a script', `<script>${'"<div>"'.repeat(1_000)}</script><p>x</p>`, true],
  ['levels behind a script whose end has another case', `<SCRIPT></script>${'<div>'.repeat(1_000)}`, false],
  ['levels behind an empty comment', `<!-->${'<div>'.repeat(1_000)}-->`, false],
  ['a script within an attribute', `<a title="><script>">${'<div>'.repeat(1_000)}`, false],
  ['tags within an attribute', `<a title="${'<div>'.repeat(1_000)}">`, true],
  ['a tag that never ends', `<a ${'<div '.repeat(1_000)}`, true],
  ['a tag of many values that never ends', `<a x=">" ${'x="y" '.repeat(1_000)}`, true],
  ['a tag of quotes that never ends', `<a ${`="='`.repeat(10_000)}`, true],
  ['tags in a comment', `<!-- ${'<div>'.repeat(1_000)} --><p>x</p>`, true],
  ['end tags of nothing', '</b></i>'.repeat(1_000), true],
  ['plain text with signs', 'a < b and b > c, 1 <2 '.repeat(1_000), true],
])('the limits of a page are applied to %s: %#', (_name, html, allowed) => {
  expect(isAllowed(() => checkMarkup(html))).toBe(allowed);
});

test.each([
  ['as many levels as allowed', '<div>'.repeat(MAX_DEPTH - 2), true],
  ['one level more', '<div>'.repeat(MAX_DEPTH + 1), false],
  ['many levels beside each other', '<p><b>x</b></p>'.repeat(1_000), true],
  ['too many pieces', '<b>x</b>'.repeat(100_000), false],
])('the limits of a parsed page are applied to %s: %#', (_name, html, allowed) => {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  expect(isAllowed(() => checkTree(document))).toBe(allowed);
});
