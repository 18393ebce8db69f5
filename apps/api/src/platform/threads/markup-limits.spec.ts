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
  ['one level too many', '<div>'.repeat(MAX_DEPTH + 1), false],
  ['as many elements as allowed', '<p>x</p>'.repeat(MAX_ELEMENTS), true],
  ['one element too many', '<p>x</p>'.repeat(MAX_ELEMENTS + 1), false],
  ['closed elements', '<div></div>'.repeat(1_000), true],
  ['unclosed paragraphs', '<p>x'.repeat(1_000), true],
  ['unclosed paragraphs in unclosed lists', '<li><p>x'.repeat(1_000), false],
  ['unclosed rows and cells', `<table>${'<tr><td>a<td>b'.repeat(1_000)}`, true],
  ['nested tables', '<table><tr><td>'.repeat(50), false],
  ['elements without an end tag', '<br><img src=a><input>'.repeat(1_000), true],
  ['an SVG drawing with closed shapes', `<svg>${'<path d="M 1 2"/>'.repeat(1_000)}</svg>`, true],
  ['a slash that does not close its element', '<div/>'.repeat(1_000), false],
  ['a slash after an SVG drawing', `<svg></svg>${'<div/>'.repeat(1_000)}`, false],
  ['tags in a script', `<script>${'"<div>"'.repeat(1_000)}</script><p>x</p>`, true],
  [
    'levels after a script with an end tag in another case',
    `<SCRIPT></script>${'<div>'.repeat(1_000)}`,
    false,
  ],
  ['levels after an empty comment', `<!-->${'<div>'.repeat(1_000)}-->`, false],
  ['a script in an attribute', `<a title="><script>">${'<div>'.repeat(1_000)}`, false],
  ['tags in an attribute', `<a title="${'<div>'.repeat(1_000)}">`, true],
  ['a tag without an end', `<a ${'<div '.repeat(1_000)}`, true],
  ['a tag with many values and without an end', `<a x=">" ${'x="y" '.repeat(1_000)}`, true],
  ['a tag with many quotes and without an end', `<a ${`="='`.repeat(10_000)}`, true],
  ['tags in a comment', `<!-- ${'<div>'.repeat(1_000)} --><p>x</p>`, true],
  ['end tags without start tags', '</b></i>'.repeat(1_000), true],
  ['plain text with angle brackets', 'a < b and b > c, 1 <2 '.repeat(1_000), true],
])('the limits of a page are applied to %s: case %#', (_name, html, allowed) => {
  expect(isAllowed(() => checkMarkup(html))).toBe(allowed);
});

test.each([
  ['as many levels as allowed', '<div>'.repeat(MAX_DEPTH - 2), true],
  ['one level too many', '<div>'.repeat(MAX_DEPTH + 1), false],
  ['many levels next to each other', '<p><b>x</b></p>'.repeat(1_000), true],
  ['too many nodes', '<b>x</b>'.repeat(100_000), false],
])('the limits of a parsed page are applied to %s: case %#', (_name, html, allowed) => {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  expect(isAllowed(() => checkTree(document))).toBe(allowed);
});
