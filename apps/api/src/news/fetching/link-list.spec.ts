import { readLinks } from './link-list';

const ADDRESS = 'https://news.example.org/pages/list.html';
const list = (head: string, links: string) =>
  `<html><head><title>Liste</title>${head}</head><body><main>${links}</main></body></html>`;
const LINK = '<a href="beitrag-1.html">Erster Beitrag über eine Firma</a>';

test.each([
  ['', 'https://news.example.org/pages/beitrag-1.html'],
  ['<base href="https://news.example.org/archiv/">', 'https://news.example.org/archiv/beitrag-1.html'],
  ['<base href="/archiv/2026/">', 'https://news.example.org/archiv/2026/beitrag-1.html'],
  ['<base href="../">', 'https://news.example.org/beitrag-1.html'],
  ['<base target="_top"><base href="/b/">', 'https://news.example.org/b/beitrag-1.html'],
  ['<base href="mailto:x">', 'https://news.example.org/pages/beitrag-1.html'],
])('with %j a link leads to %s', (base, url) =>
  expect(readLinks(list(base, LINK), ADDRESS, null).items).toMatchObject([{ url }]),
);

test('links that a base leads to another site are no articles of this one', () =>
  expect(readLinks(list('<base href="https://other.example.org/">', LINK), ADDRESS, null).items).toEqual([]));
