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
])('on a page with %j a relative link leads to %s', (base, url) =>
  expect(readLinks(list(base, LINK), ADDRESS, null).items).toMatchObject([{ url }]),
);

test('links of a page whose base is another site are not its articles', () =>
  expect(readLinks(list('<base href="https://other.example.org/">', LINK), ADDRESS, null).items).toEqual([]));

const titlesOf = (links: string) => readLinks(list('', links), ADDRESS, null).items.map(({ title }) => title);
const entry = (link: string) =>
  `<div class="entry"><h3>Zirbe gewinnt</h3><p>Kurz gesagt.</p><div><a href="/zirbe-1">${link}</a></div></div>`;

test.each([
  'Mehr erfahren',
  'Weiterlesen',
  'Read more',
  'Lire la suite',
  'Leggi tutto',
  'Continue reading',
  'En savoir plus',
  'Jetzt weiterlesen →',
  'Zum Artikel',
])('an entry with the link %s is named by its heading', (link) => {
  expect(titlesOf(entry(link))).toEqual(['Zirbe gewinnt']);
  expect(titlesOf(`${entry(link)}${entry(link).replaceAll('irbe', 'eder')}`)).toEqual([
    'Zirbe gewinnt',
    'Zeder gewinnt',
  ]);
  expect(
    titlesOf(`<ul><li><a href="/zirbe-1">Zirbe gewinnt</a> <a href="/zirbe-1">${link}</a></li></ul>`),
  ).toEqual(['Zirbe gewinnt']);
});

test.each([
  ['Mehr Geld für die Zirbe Test AG', 'Mehr Geld für die Zirbe Test AG'],
  ['Mehr Geld für Zirbe', 'Mehr Geld für Zirbe'],
  ['Details zur Runde', 'Details zur Runde'],
  ['Weiter wachsen: die Zirbe Test AG', 'Weiter wachsen: die Zirbe Test AG'],
  ['Readmond Test AG', 'Readmond Test AG'],
  ['<span>04.05.2026</span><span>Zirbe gewinnt</span>', '04.05.2026 Zirbe gewinnt'],
  ['<div>Preise</div><div>Zirbe siegt</div>', 'Preise Zirbe siegt'],
  ['<b>Z</b>irbe siegt im Finale', 'Zirbe siegt im Finale'],
  ['<time>4. Mai</time><h2>Zirbe siegt</h2>', 'Zirbe siegt'],
])('the link %s is its own title', (link, title) =>
  expect(titlesOf(`<div><h3>Meldungen</h3><a href="/zirbe-1">${link}</a></div>`)).toEqual([title]),
);
test('a link that leads on, among several headings, is named by its address', () =>
  expect(titlesOf('<div><h3>Eins</h3><h3>Zwei</h3><a href="/zirbe-gewinnt">Mehr erfahren</a></div>')).toEqual(
    titlesOf('<div><a href="/zirbe-gewinnt"></a></div>'),
  ));

test('a date of a list shows that the month comes first in all of them', () => {
  const dated = (date: string) =>
    readLinks(
      list(
        '',
        ['5/4/2026', date]
          .map((day, at) => `<li><a href="/${at}">Beitrag</a><time datetime="${day}"></time></li>`)
          .join(''),
      ),
      ADDRESS,
      null,
    ).items[0]?.published_at?.slice(0, 10);
  expect([dated('5/14/2026'), dated('6/4/2026')]).toEqual(['2026-05-04', '2026-04-05']);
});
