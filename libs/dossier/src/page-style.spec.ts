import { pageStyle } from './page-style';

const MARGINS = { foundation: 'F', first: 'Shortlist', following: 'List', printed: 'Now' };

test.each([
  ['Kälteblick AG', '"Kälteblick\\20 AG"'],
  ['"; } body { display: none', '"\\22 \\3b \\20 \\7d \\20 body\\20 \\7b \\20 display\\3a \\20 none"'],
  ['a\\b\nc', '"a\\5c b\\a c"'],
  ['', '""'],
])('a foundation name is escaped in the page header: %j', (text, css) =>
  expect(pageStyle({ ...MARGINS, foundation: text })).toContain(`@top-left { content: ${css};`),
);

test('an invalid page name cannot break the page style of a document', () => {
  const css = pageStyle({ ...MARGINS, parts: { 'a {} body { display: none } @page b': 'Acme' } });
  expect(css).not.toContain('Acme');
  expect(css).not.toContain('body { display: none }');
});

test('printed pages are A4 and have page numbers, names and a different first page', () => {
  const css = pageStyle({ ...MARGINS, parts: { 'startup-7': 'Acme' } });
  expect(css).toContain('size: A4');
  expect(css).toContain('counter(page) " / " counter(pages)');
  expect(css).toContain('@page :first { @top-right { content: "Shortlist"; } }');
  expect(css).toContain('@page startup-7 { @top-right { content: "Acme"; } }');
});
