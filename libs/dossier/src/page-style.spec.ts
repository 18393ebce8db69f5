import { cssString, pageStyle } from './page-style';

test.each([
  ['Kälteblick AG', '"Kälteblick\\20 AG"'],
  ['"; } body { display: none', '"\\22 \\3b \\20 \\7d \\20 body\\20 \\7b \\20 display\\3a \\20 none"'],
  ['a\\b\nc', '"a\\5c b\\a c"'],
  ['', '""'],
])('no name ends the text of a page: %j', (text, css) => expect(cssString(text)).toBe(css));

test('pages are A4, numbered, and named at the right: the first one differently, and each part by its own name', () => {
  const css = pageStyle({
    foundation: 'F',
    first: 'Shortlist',
    following: 'List',
    printed: 'Now',
    parts: { 'startup-7': 'Acme' },
  });
  expect(css).toContain('size: A4');
  expect(css).toContain('counter(page) " / " counter(pages)');
  expect(css).toContain('@page :first { @top-right { content: "Shortlist"; } }');
  expect(css).toContain('@page startup-7 { @top-right { content: "Acme"; } }');
});
