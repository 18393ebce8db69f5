import { readArticle } from './readable-text';

const ADDRESS = 'https://news.example.org/preise';
const STORY = [
  'Fünf junge Firmen haben in Zürich Preise erhalten, wie die Stiftung am Montag in einer Mitteilung schreibt.',
  'Das Programm fördert seit 2019 Unternehmen aus der ganzen Schweiz und begleitet sie während eines Jahres.',
  'Mit dem Kapital wollen die Firmen nach Deutschland und Österreich expandieren und ihre Teams verdoppeln.',
  'Die nächste Ausschreibung beginnt im Herbst, sagt die Leiterin des Programms am Telefon zur Agentur.',
].map((text) => `<p>${text}</p>`);
const BLOCK =
  'Die Birke Test AG aus Genf bietet Hypotheken für 9 Millionen Franken an, fragen Sie sie danach.';
/** Returns the text of a page with a block in its story. */
const read = (block: string) =>
  readArticle(
    `<html lang="de"><head><title>Preise</title></head><body><article><h1>Preise verliehen</h1>${STORY.slice(0, 2).join('')}${block}${STORY.slice(2).join('')}</article></body></html>`,
    ADDRESS,
  ).text;
const LINKED = `<a href="/x">Birke</a> ${BLOCK}`;

describe('cards and linked lines of winners', () => {
  const card = (name: string) =>
    `<article class="card"><h3><a href="/x">${name}</a></h3><p>Zürich, Sensoren, CHF 150'000</p></article>`;
  test.each(['Birke Test AG', 'Zeder Labs GmbH', 'Pin SA', 'Arve Bio Sàrl', 'Lärche Ltd.', '3D Esche AG'])(
    'the card of %s is read',
    (name) => expect(read(card(name) + card('Ulme Test AG'))).toContain(`${name}\nZürich`),
  );
  test.each([
    'Birke gewinnt den Hauptpreis',
    'Die besten Firmen',
    'Neue Runde für die Birke Test AG',
    'Birke Test AG sammelt Geld',
    'AG',
  ])('the card %s of another story is left out', (name) =>
    expect(read(card('Ulme Test AG und mehr') + card(name))).not.toContain("CHF 150'000"),
  );
  const line = '<p><a href="/x">Birke Test AG aus Zürich gewinnt den Hauptpreis</a></p>';
  test.each([
    '<h2>Die Gewinner</h2>',
    '<p>Die Preisträgerinnen und Preisträger:</p>',
    '<h3>The winners 2026</h3>',
    '<h3>Les lauréats</h3>',
    '<h3>I vincitori</h3>',
    '<h2>Finalistinnen</h2><p><a href="/y">Zeder Test AG aus Bern gewinnt den zweiten Preis</a></p>',
  ])('a linked line behind %s is read', (heading) =>
    expect(read(heading + line)).toContain('gewinnt den Hauptpreis'),
  );
  const other = '<p><a href="/x">Birke Test AG aus Zürich beginnt ihr neues Programm</a></p>';
  test.each(['', '<h2>Das Programm</h2>', '<p>Die Gewinner freuen sich.</p>', '<h2>Gewinnermodell</h2>'])(
    'a linked line behind %j is left out',
    (before) => expect(read(before + other)).not.toContain('beginnt ihr neues Programm'),
  );
});

test.each([
  `<div class="read-more"><p>${BLOCK}</p></div>`,
  `<div class="readmore collapse"><p>${BLOCK}</p></div>`,
  `<section id="weiterlesen"><p>${BLOCK}</p></section>`,
  `<div class="text__readMore"><div><p>${BLOCK}</p></div></div>`,
  `<p class="read-more-content">${BLOCK}</p>`,
  `<p>Mehr dazu:</p><p>${BLOCK}</p>`,
  `<p><strong>Mehr dazu:</strong> ${BLOCK}</p>`,
  `<div><h4>Mehr dazu</h4><p>${BLOCK}</p></div>`,
])('text of the story in %s is read', (block) => expect(read(block)).toContain(BLOCK));

test.each([
  `<div class="read-more"><p>${LINKED}</p></div>`,
  `<div class="readmore"><a href="/x">${BLOCK}</a></div>`,
  `<div class="read-also"><p>${BLOCK}</p></div>`,
  `<div class="weiterlesen related"><p>${BLOCK}</p></div>`,
  `<p>Mehr dazu:</p><ul><li><a href="/x">${BLOCK}</a></li></ul>`,
  `<div><h4>Mehr dazu</h4><p>${LINKED}</p></div>`,
  `<p>Mehr dazu: <a href="/x">${BLOCK}</a></p>`,
  `<div><p>Autres actualités</p><p>${LINKED}</p></div>`,
  `<div><h3>Altre notizie</h3><p>${LINKED}</p></div>`,
])('other stories in %s are left out', (block) => expect(read(block)).not.toContain(BLOCK));

test.each([
  '– Anzeige –',
  '[Anzeige]',
  '(Werbung)',
  '*** Publireportage ***',
  'Annonce',
  'Sponsored by Quarzo',
  'Gesponsert von Quarzo',
  'Sponsorisé par Quarzo',
  'Messaggio pubblicitario',
  'Brand Story',
  'Paid post',
  'Partnerinhalt',
  'Contenu partenaire',
  'Contenuto partner',
])('a block with the label %s is left out', (label) => {
  expect(read(`<div><span>${label}</span><p>${BLOCK}</p></div>`)).not.toContain(BLOCK);
});

test.each([
  `<div><h3>Annonce</h3><p>${BLOCK}</p></div>`,
  `<div><h3>Präsentiert von Quarzo</h3><p>${BLOCK}</p></div>`,
  ...['Partner', 'Brand', 'Paid', 'Branded:', 'Partnerin'].map(
    (word) => `<div><span>${word}</span><p>${BLOCK}</p></div>`,
  ),
  `<section aria-label="Presented by Quarzo"><p>${BLOCK}</p></section>`,
  `<div><p>Kleinanzeigen</p><p>${BLOCK}</p></div>`,
  `<div><p>– Zürich –</p><p>${BLOCK}</p></div>`,
  `<p><em>Sponsored by Quarzo</em> ${BLOCK}</p>`,
])('%s is part of the story', (block) => expect(read(block)).toContain(BLOCK));

test.each([
  'class="commentaires"',
  'id="kommentare"',
  'class="commenti"',
  'id="article-commentaires"',
  'class="kommentarbereich"',
])('comments in an element %s are left out', (name) =>
  expect(read(`<section ${name}><p>${BLOCK}</p></section>`)).not.toContain(BLOCK),
);
test.each(['kommentar', 'commentaire', 'commentary', 'commento', 'kommentiert'])(
  'the opinion in an element %s is read',
  (name) => expect(read(`<section class="${name}"><p>${BLOCK}</p></section>`)).toContain(BLOCK),
);

test.each([
  'Presented by Quarzo',
  'Powered by Quarzo Group',
  'Präsentiert von Quarzo',
  'Présenté par Quarzo',
  'Proposé par Quarzo',
  'Offert par la Banque Quarzo',
  '– Offerto da Quarzo',
])('of a block with the line %s, only this line is left out', (line) => {
  for (const tag of ['span', 'p', 'small']) {
    const text = read(`<div><${tag}>${line}</${tag}><p>${BLOCK}</p></div>`);
    expect(text).toContain(BLOCK);
    expect(text).not.toContain('Quarzo');
  }
});

test.each(['[[1]]', '[[12]]', '[1]', '[[ 3 ]]', '<sup>[[1]]</sup>', '<a href="#fn1">[[1]]</a>'])(
  'a paragraph with the footnote mark %s is read',
  (mark) =>
    expect(read(`<p>Die Birke baut Sensoren${mark} in Genf.</p>`)).toContain('Die Birke baut Sensoren'),
);
