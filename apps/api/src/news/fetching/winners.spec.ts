import { readArticle } from './readable-text';

const NAMES = ['Nubilo', 'Birke Labs', '3D Esche', 'Zeder Test AG'];
const STORY = [
  'Die Stiftung fördert seit 2019 Unternehmen aus der ganzen Schweiz und begleitet sie während eines Jahres.',
  'Mit dem Kapital wollen die Firmen nach Deutschland und Österreich expandieren und ihre Teams verdoppeln.',
  'Die nächste Ausschreibung beginnt im Herbst, sagt die Leiterin des Programms am Telefon zur Agentur.',
].map((text) => `<p>${text}</p>`);
const PRIZE = "ETH, CHF 150'000";
const page = (headline: string, body: string) =>
  readArticle(
    `<html><head><title>Mai</title></head><body><main><article><h1>${headline}</h1>${body}</article></main></body></html>`,
    'https://news.example.org/preise',
  ).text;
const TEXT = STORY.join('');

const link = (content: string) => `<a href="/firma">${content}</a>`;
const CARDS: readonly ((name: string) => string)[] = [
  (name) => `<div class="card"><h3>${name}</h3><p>${PRIZE}</p></div>`,
  (name) => `<div class="card">${link(`<h3>${name}</h3><p>${PRIZE}</p>`)}</div>`,
  (name) => `<div class="card"><h3>${name}</h3><p>${PRIZE}</p>${link('Mehr erfahren')}</div>`,
  (name) => `<article class="card"><h3>${link(name)}</h3><p>${PRIZE}</p></article>`,
  (name) => `<div class="teaser"><h4>${link(name)}</h4><p>${PRIZE}</p></div>`,
  (name) => `<a href="/firma" class="card"><h3>${name}</h3><p>${PRIZE}</p></a>`,
];
test.each(['Das sind die Gewinner', 'The winners of 2026', 'Les lauréats du concours', 'I vincitori'])(
  'the cards of winners without legal form below the headline %s are read',
  (headline) => {
    for (const card of CARDS)
      for (const cards of [NAMES.map(card).join(''), `<div>${NAMES.map(card).join('')}</div>`]) {
        const lines = page(headline, TEXT + cards).split('\n');
        expect(NAMES.filter((name) => lines.includes(name))).toEqual(NAMES);
        expect(lines.filter((line) => line === PRIZE)).toHaveLength(NAMES.length);
      }
  },
);

test.each([
  ['of another story', 'Das sind die Gewinner', 'Nubilo erhält neues Geld von Investoren'],
  ['of a sentence in lower case', 'Das sind die Gewinner', 'Die besten Firmen'],
  ['on a page without winners', 'Neue Firmen im Mai', 'Nubilo'],
  ['on a page about a winning model', 'Das Gewinnermodell', 'Nubilo'],
])('a linked card %s is left out', (_what, headline, heading) =>
  expect(page(headline, `${TEXT}<article><h3>${link(heading)}</h3><p>${PRIZE}</p></article>`)).not.toContain(
    PRIZE,
  ),
);

const between = (line: string) => page('Preise', `${STORY[0]}${line}${STORY[1]}${STORY[2]}`);
const WINS = [
  "Nubilo AG wins the prize of CHF 10'000",
  'Zeder Test GmbH aus Bern gewinnt den Hauptpreis',
  'Arve Bio Sàrl remporte le prix du public',
  'Pino Ltd. receives the award of the jury',
  'Larice SA vince il premio della giuria',
];
test.each(WINS)('the linked line %s between paragraphs is read', (line) => {
  expect(between(`<p>${link(line)}</p>`)).toContain(line);
  expect(between(`<div><p>${link(line)}</p></div>`)).toContain(line);
});
test.each([
  ['behind a label', `<p>Lesen Sie auch: ${link(WINS[0] ?? '')}</p>`],
  ['below a label', `<div><h4>Mehr zum Thema</h4><p>${link(WINS[0] ?? '')}</p></div>`],
  ['that names no company', `<p>${link('Schweizer Firma gewinnt den grossen Preis')}</p>`],
  ['about money that is no prize', `<p>${link('Nubilo AG erhält 3 Millionen Franken von Investoren')}</p>`],
])('a linked line %s is left out', (_what, line) => expect(between(line)).toBe(between('')));
test('a linked line about a winner behind the text is left out', () =>
  expect(page('Preise', `${TEXT}<p>${link(WINS[0] ?? '')}</p>`)).not.toContain('wins the prize'));
