import { readArticle } from './readable-text';

const ADDRESS = 'https://news.example.org/ahornholz';
const LINK = '<a href="/firma">Ahornholz Test AG</a>';
const LEAD = `Die ${LINK} aus Chur hat in einer Finanzierungsrunde 4,2 Millionen Franken eingesammelt.`;
const TEXT = [
  'Das Unternehmen entwickelt seit 2019 Sensoren für Strassenbahnen und beschäftigt zwanzig Personen im Werk.',
  'Mit dem neuen Kapital will die Firma nach Deutschland und Österreich expandieren und ihr Team verdoppeln.',
  'Angeführt wurde die Runde von bestehenden Investoren, sagt die Gründerin am Telefon zur Agentur.',
]
  .map((text) => `<p>${text}</p>`)
  .join('');
const read = (before: string, after = '') =>
  readArticle(
    `<html lang="de"><head><title>Runde</title></head><body><article><h1>Ahornholz sammelt</h1>${before}${TEXT}${after}</article></body></html>`,
    ADDRESS,
  ).text;

test.each([
  `<div class="teaser-text"><p>${LEAD}</p></div>`,
  `<p class="teaser">${LEAD}</p>`,
  `<p class="article-teaser-text">${LEAD}</p>`,
  `<div class="articleTeaser">${LEAD}</div>`,
  `<div class="article__teaser"><div class="teaser__inner"><p>${LEAD}</p></div></div>`,
  `<p class="date">4. Mai 2026</p><p class="teaser">${LEAD}</p>`,
  `<nav><p>${LEAD.replaceAll('Ahornholz', 'Quarzo')}</p></nav><p class="teaser">${LEAD}</p>`,
])('the lead %s is part of the story', (lead) => expect(read(lead)).toContain('4,2 Millionen'));

test.each([
  ['behind the lead', '', `<div class="teaser"><p>${LEAD}</p></div>`],
  ['behind a first paragraph', `<p>${TEXT}</p>`, `<p class="teaser">${LEAD}</p>`],
  ['with a linked heading', `<div class="teaser"><h3><a href="/x">Runde</a></h3><p>${LEAD}</p></div>`, ''],
  ['with a heading', `<div class="teaser"><h3>Runde</h3><p>${LEAD}</p></div>`, ''],
  ['that leads on', `<div class="teaser"><p>${LEAD} <a href="/x">Mehr lesen</a></p></div>`, ''],
  [
    'with a linked headline',
    `<p class="teaser"><a href="/x">Ahornholz sammelt in einer Runde Geld ein.</a> ${LEAD}</p>`,
    '',
  ],
  ['that is a link', `<p class="teaser"><a href="/x">${LEAD.replace(LINK, 'Firma')}</a></p>`, ''],
])('a teaser %s is left out', (_what, before, after) =>
  expect(read(before, after)).not.toContain('4,2 Millionen'),
);

const BESIDE = LEAD.replace(LINK, 'Ahornholz Test AG');
test.each([
  `<div class="teaser"><p>${BESIDE}</p><p>Von <a href="/anna">Anna Muster</a></p></div>`,
  `<div class="teaser"><p>${BESIDE}</p><a href="/x/y" rel="author">Anna Muster</a></div>`,
  `<div class="teaser"><p>${BESIDE}</p><span class="byline"><a href="/anna">Anna Muster</a></span></div>`,
  `<div class="teaser"><p>By <a href="/people/anna">Anna Muster</a></p><p>${LEAD}</p></div>`,
  `<div class="teaser"><p>${BESIDE}</p><ul><li>4. Mai</li><li><a href="/auteur/am">A. Muster</a></li></ul></div>`,
  `<div class="teaser"><p class="date">4. Mai 2026</p><p>${LEAD}</p></div>`,
  `<div class="teaser"><div><p>${LEAD}</p></div><time datetime="2026-05-04">4. Mai 2026, 08:15</time></div>`,
])('the lead with an author or a date %s is part of the story', (lead) =>
  expect(read(lead)).toContain('4,2 Millionen'),
);
test.each(['Zur Geschichte', 'Ahornholz', 'Mehr lesen', 'Zum Bericht über die Runde in Chur'])(
  'a teaser with the link %s beside its text is left out',
  (link) =>
    expect(
      read(`<div class="teaser"><p>${BESIDE}</p><p>4. Mai <a href="/x">${link}</a></p></div>`),
    ).not.toContain('4,2 Millionen'),
);

const MARKS = [
  '[1]',
  '[[1]]',
  '<sup>1</sup>',
  '<sup><a href="#f">[1]</a></sup>',
  '<a href="#f">[[2]]</a>',
  '*',
];
test.each(MARKS)('a short lead with the footnote mark %s is part of the story', (mark) => {
  const lead = `Die Ahornholz sammelt 4,2 Millionen Franken.${mark}`;
  const pages = [
    `<article><h1>Runde</h1><p class="teaser">${lead}</p>${TEXT}</article>`,
    `<div class="hero"><h1>Runde</h1><p>${lead}</p></div><article>${TEXT}</article>`,
    `<div class="hero"><h1>Runde</h1>${lead}</div><article>${TEXT}</article>`,
    `<div class="hero"><h1>Runde</h1><h2>${lead}</h2></div><article>${TEXT}</article>`,
  ];
  for (const page of pages)
    expect(readArticle(`<html><body>${page}</body></html>`, ADDRESS).text).toContain(
      '4,2 Millionen Franken.',
    );
});
