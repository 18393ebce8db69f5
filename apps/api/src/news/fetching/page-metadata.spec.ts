import { readArticle } from './readable-text';

const ADDRESS = 'https://news.example.org/zirbe';
const dateOf = (body: string, head = '') =>
  readArticle(`<html><head>${head}</head><body><article>${body}</article></body></html>`, ADDRESS)
    .published_at;
const [OWN, OTHER] = ['2026-05-04T00:00:00.000Z', '2026-06-09T00:00:00.000Z'];
const published = '<time class="published" datetime="2026-05-04">4. Mai</time>';
const other = (name: string) => `<time class="${name}" datetime="2026-06-09">9. Juni</time>`;

test.each(['updated', 'entry-updated', 'dateModified', 'article__updated', 'last-modified'])(
  'the time %s before that of the publication is not its date',
  (name) => {
    expect(dateOf(`<p>${other(name)} ${published}</p>`)).toBe(OWN);
    expect(dateOf(`<p>${published} ${other(name)}</p>`)).toBe(OWN);
    expect(dateOf(`<p>${other(name)}</p>`)).toBe(OTHER);
  },
);

test.each(['published updated', 'entry-date', 'date', 'updates-list', 'unmodified'])(
  'the first time %s is the date',
  (name) => expect(dateOf(`<p>${other(name)} ${published}</p>`)).toBe(OTHER),
);

const meta = (name: string, date: string) => `<meta property="article:${name}_time" content="${date}">`;
test.each([
  ['', '2026-04-05T00:00:00.000Z'],
  [meta('modified', '5/14/2026 10:00'), OWN],
  ['<time datetime="Monday, 5/4/2026"></time>', OWN],
  ['<script type="application/ld+json">{"@type":"NewsArticle","dateModified":"5/28/2026"}</script>', OWN],
  [meta('modified', '25/04/2026'), '2026-04-05T00:00:00.000Z'],
])('on a page with %j, 5/4/2026 is %s', (other, date) =>
  expect(dateOf('', meta('published', '5/4/2026') + other)).toBe(date),
);

const EVENT = '<time datetime="2026-06-09">9. Juni</time>';
test.each([
  `<p>Die Preise werden am ${EVENT} in Zürich an fünf junge Firmen verliehen.</p>`,
  `<p>Die Gründerin sagt: «Am <b>${EVENT}</b> eröffnen wir den zweiten Standort in Bern.»</p>`,
  `<ul><li>La cérémonie aura lieu le ${EVENT} à Lausanne, en présence des lauréats!</li></ul>`,
  `<div>The final takes place on ${EVENT} in Geneva, with all the teams of the year.</div>`,
  `<blockquote>Il premio sarà consegnato ${EVENT} a Lugano, davanti a tutte le aziende.</blockquote>`,
])('the time of an event in the sentence %s is no date of publication', (sentence) => {
  expect(dateOf(`${sentence}<p>${published}</p>`)).toBe(OWN);
  expect(dateOf(sentence)).toBeNull();
});

test.each([
  `<p>${EVENT}</p>`,
  `<p>Von Anna Muster, Redaktorin für Wirtschaft und junge Firmen, ${EVENT}, 08:00 Uhr</p>`,
  `<p>Stand: ${EVENT}.</p>`,
  `<div>Zürich, ${EVENT} <p>Die Preise werden in Zürich an fünf junge Firmen verliehen, heisst es.</p></div>`,
  `<header><span>Veröffentlicht am ${EVENT}</span></header>`,
])('the time of the line %s is the date of publication', (line) => expect(dateOf(line)).toBe(OTHER));

const script = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const news = (date: string, data: object = {}) => ({ '@type': 'NewsArticle', datePublished: date, ...data });
const foreign = news('2026-06-09', { url: 'https://news.example.org/quarzo' });
test.each([
  [[foreign, news('2026-05-04', { url: ADDRESS })]],
  [[foreign, news('2026-05-04', { '@id': `${ADDRESS}#article` })]],
  [[foreign, news('2026-05-04', { mainEntityOfPage: ADDRESS })]],
  [[foreign, news('2026-05-04', { mainEntityOfPage: { '@type': 'WebPage', '@id': `${ADDRESS}/` } })]],
  [[foreign, news('2026-05-04', { url: '/zirbe?utm_source=x' })]],
  [{ '@graph': [foreign, news('2026-05-04', { url: ADDRESS })] }],
  [[foreign, { '@type': 'NewsArticle', url: ADDRESS }, news('2026-05-04')]],
])('in the structured data %j, the article of the page has the date', (data) =>
  expect(dateOf('', script(data))).toBe(OWN),
);
test.each([
  [[news('2026-06-09'), news('2026-05-04')]],
  [[foreign, news('2026-05-04')]],
  [[news('2026-06-09', { url: 'urn:x' }), news('2026-05-04')]],
  [foreign],
  [[news('2026-06-09', { url: 7 })]],
])('in the structured data %j without the address of the page, the first article has the date', (data) =>
  expect(dateOf('', script(data))).toBe(OTHER),
);
test('a canonical address names the article of the page too', () => {
  const canonical = '<link rel="canonical" href="https://news.example.org/quarzo">';
  expect(dateOf('', canonical + script([news('2026-05-04'), foreign]))).toBe(OTHER);
});
test('an article of the page without a date gets that of its metadata', () => {
  const meta = '<meta property="article:published_time" content="2026-05-04">';
  expect(dateOf('', meta + script([foreign, { '@type': 'NewsArticle', url: ADDRESS }]))).toBe(OWN);
});
