import { asc } from 'drizzle-orm';
import { startupsIn } from '@vaglio/article-extractor';
import { articles } from '../../platform/db/schema/articles.table';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import type { NewsAnswer } from '../../testing/news-server';
import { testApp } from '../../testing/test-app';
import { newsRunsOn, type NewsRuns } from './news-runs.fixture';

let server: Awaited<ReturnType<typeof testApp>>;
let news: NewsRuns;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  news = await newsRunsOn(server);
});
afterEach(() => news.close());

const LEAD = 'Die Erlenholz Test AG aus Chur hat in einer Finanzierungsrunde 4,2 Millionen Franken erhalten.';
const REST = [
  'Das teilte das Unternehmen am Dienstag mit. Angeführt wird die Runde von einem regionalen Investor, und mehrere bisherige Aktionäre beteiligen sich erneut.',
  'Gegründet wurde die Firma im Jahr 2019 von drei Absolventinnen der Hochschule. Das Team entwickelt Sensoren, mit denen sich die Feuchtigkeit in Holzbauten laufend messen lässt.',
  'Mit dem frischen Geld will sie den Vertrieb nach Österreich ausbauen und ein zweites Produkt auf den Markt bringen, das ohne Batterie auskommt.',
];
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const page = (body: string, head = '<meta charset="utf-8">') =>
  `<!doctype html><html lang="de"><head>${head}<title>Meldung</title></head><body><nav><a href="/">Start</a> <a href="/a">Aktuell</a></nav>${body}<footer>Impressum</footer></body></html>`;
const article = (inside: string, head?: string) => page(`<article><h1>Meldung</h1>${inside}</article>`, head);

type Page = string | { type: string; body: string | Buffer };

/** Returns the articles that a run stores from the pages on a list, in list order. */
async function stored(pages: Record<string, Page>, list?: (links: string) => NewsAnswer) {
  const links = Object.keys(pages)
    .map((path, at) => `<li><a href="${path}">Meldung Nummer ${at + 1} über eine Firma</a></li>`)
    .join('');
  news.site.pages['/list'] = list?.(links) ?? { body: page(`<main><ul>${links}</ul></main>`) };
  for (const [path, answer] of Object.entries(pages))
    news.site.pages[path] = typeof answer === 'string' ? { body: answer } : answer;
  const url = `${news.site.url}/list`;
  await server.db.insert(newsSources).values({ name: 'List', url, kind: 'list', link_pattern: '/news/*' });
  await news.run();
  return server.db.select().from(articles).orderBy(asc(articles.id));
}
const storedOne = async (answer: Page) => (await stored({ '/news/one-1': answer }))[0];

function companiesIn(text: string) {
  const { startups } = startupsIn({ title: 'Meldung', text, url: '', published_at: null }, []);
  return startups.map(({ company_name, canton }) => [company_name.value, canton?.value ?? null]);
}

test.each([
  [
    'in a separate head element',
    `<div class="head"><header><h1>Titel</h1></header><p class="intro">${LEAD}</p></div><div class="body">${paragraphs(REST)}</div>`,
  ],
  [
    'in a header',
    `<header><h1>Titel</h1><p class="article__lead">${LEAD}</p></header><section class="article__body">${paragraphs(REST)}</section>`,
  ],
  [
    'between the title and a picture',
    `<h1>Titel</h1><p class="teaser-text"><strong>${LEAD}</strong></p><figure><img src="/x.jpg" alt=""></figure><div>${paragraphs(REST)}</div>`,
  ],
  [
    'as a heading',
    `<h1>Titel</h1><h2 class="standfirst">${LEAD}</h2><div class="text">${paragraphs(REST)}</div>`,
  ],
  [
    'in a custom element',
    `<story-head><h1>Titel</h1><story-lead>${LEAD}</story-lead></story-head><story-body>${paragraphs(REST)}</story-body>`,
  ],
  [
    'as plain text',
    `<h1>Titel</h1><div class="lead">${LEAD}</div><div class="text">${paragraphs(REST)}</div>`,
  ],
])('the lead %s is in the stored text', async (_where, inside) => {
  expect((await storedOne(page(`<article>${inside}</article>`)))?.text).toContain(LEAD);
});

const winners = [
  ['Achat Test AG', 'Zürich'],
  ['Beryll Test GmbH', 'Bern'],
  ['Citrin Test SA', 'Waadt'],
] as const;
test.each([
  [
    'a table',
    `<table><tr><th>Firma</th><th>Kanton</th></tr>${winners.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
  ],
  [
    'a table without line breaks between head and body',
    `<table><thead><tr><td>Firma<td>Kanton</thead><tbody>${winners.map(([name, canton]) => `<tr><td>${name}<td>${canton}`).join('')}</tbody></table>`,
  ],
  ['a list', `<ul>${winners.map(([name, canton]) => `<li>${name}<br>${canton}</li>`).join('')}</ul>`],
  [
    'a list of terms',
    `<dl>${winners.map(([name, canton]) => `<dt>${name}</dt><dd>${canton}</dd>`).join('')}</dl>`,
  ],
  ['blocks', winners.map(([name, canton]) => `<div><div>${name}</div><div>${canton}</div></div>`).join('')],
  [
    'custom elements',
    winners
      .map(([name, canton]) => `<x-card><x-name>${name}</x-name><x-place>${canton}</x-place></x-card>`)
      .join(''),
  ],
])('in a stored article names in %s are separated from the following text', async (_what, inside) => {
  const text = (await storedOne(article(`${paragraphs(REST)}${inside}${paragraphs([LEAD])}`)))?.text ?? '';
  for (const [name, canton] of winners)
    expect(text).toMatch(new RegExp(`${name}(?!\\p{L})[\\s\\S]{0,4}${canton}(?!\\p{L})`, 'u'));
});

test.each([
  ['a summary', `<details><summary>Mehr lesen</summary>${paragraphs([LEAD, ...REST])}</details>`],
  ['a button', `<button>Mehr lesen</button>${paragraphs([LEAD, ...REST])}`],
  ['a label', `<label>Mehr lesen</label><div>${paragraphs([LEAD, ...REST])}</div>`],
  ['a heading', `<h3>Mehr lesen</h3>${paragraphs([LEAD, ...REST])}`],
  ['a line', `<div>Mehr lesen</div>${paragraphs([LEAD, ...REST])}`],
])('in a stored article the text of %s is separated from the following text', async (_what, inside) => {
  const text = (await storedOne(article(inside)))?.text ?? '';
  expect(text).toContain(LEAD);
  expect(text).not.toMatch(/Mehr lesen\S/);
});

const bad = (html: string, byte: number) =>
  Buffer.concat(
    html.split('\uFFFD').flatMap((part, at) => [...(at > 0 ? [Buffer.from([byte])] : []), Buffer.from(part)]),
  );
test.each([0xe4, 0xfc, 0xff, 0xc3, 0x92])(
  'a UTF-8 page with the invalid byte %i is read as UTF-8, with a note in the list and in the test',
  async (byte) => {
    const html = article(paragraphs([LEAD, `Gekürzt\uFFFD.`, ...REST]));
    const one = await storedOne({ type: 'text/html; charset=utf-8', body: bad(html, byte) });
    expect(one?.text).toContain('Gekürzt\uFFFD.');
    expect(one?.text).toContain(REST[1]);
    const [{ id } = { id: 0 }] = await news.sources();
    const items = await server.app.inject({
      url: `/auth/admin/scrapers/sources/${id}/items`,
      headers: server.asRole('admin'),
    });
    expect(items.json().items).toMatchObject([
      { note: 'One character could not be read and is shown as �.' },
    ]);
  },
);

test('a page without invalid characters has no note', async () => {
  await storedOne(article(paragraphs([LEAD, ...REST])));
  const [{ id } = { id: 0 }] = await news.sources();
  const url = `/auth/admin/scrapers/sources/${id}/items`;
  const items = await server.app.inject({ url, headers: server.asRole('admin') });
  expect(items.json().items).toMatchObject([{ note: null }]);
});

/** Encoded names. The page declares the encoding after a long comment. */
test.each([
  ['windows-1250', 'Čedič Řež', [0xc8, 0x65, 0x64, 0x69, 0xe8, 0x20, 0xd8, 0x65, 0x9e]],
  ['iso-8859-2', 'Łódź Žito', [0xa3, 0xf3, 0x64, 0xbc, 0x20, 0xae, 0x69, 0x74, 0x6f]],
  ['windows-1252', 'Größe Œuvre', [0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x8c, 0x75, 0x76, 0x72, 0x65]],
  ['macintosh', 'Brühe Zürich', [0x42, 0x72, 0x9f, 0x68, 0x65, 0x20, 0x5a, 0x9f, 0x72, 0x69, 0x63, 0x68]],
  ['iso-8859-15', 'Œuvre Žito', [0xbc, 0x75, 0x76, 0x72, 0x65, 0x20, 0xb4, 0x69, 0x74, 0x6f]],
])(
  'a page is decoded with the encoding %s that it declares only after 1,500 characters',
  async (encoding, name, bytes) => {
    const head = `<!--${'x'.repeat(1_500)}--><meta charset="${encoding}">`;
    const ascii = REST.map((text) => text.replaceAll(/[^\x20-\x7e]/g, 'e'));
    const [before = '', after = ''] = article(
      `<p>Die NAME Test AG waechst weiter.</p>${paragraphs(ascii)}`,
      head,
    )
      .replace('Meldung</h1>', 'Notiz</h1>')
      .split('NAME');
    const body = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
    expect((await storedOne({ type: 'text/html', body }))?.text).toContain(`Die ${name} Test AG`);
  },
);

test.each(['/news/', '/', '/news', '/aktuell/', '/list'])(
  'three stories that name %s as canonical address are stored as three articles',
  async (canonical) => {
    const story = (company: string, topic: string) =>
      article(
        paragraphs([
          `Die ${company} aus Bern arbeitet mit ${topic} und hat Geld erhalten; das teilte sie am Montag mit. ${`${topic} ist ihr Geschäft. `.repeat(6)}`,
          `Der Gründer hat zuvor mit ${topic} geforscht, wie er im Gespräch über ${topic} und Geld sagte.`,
        ]),
        `<meta charset="utf-8"><link rel="canonical" href="${canonical}">`,
      );
    const found = await stored({
      '/news/holz-1': story('Topas Test AG', 'Holz'),
      '/news/wasser-2': story('Turmalin Test GmbH', 'Wasser'),
      '/news/stein-3': story('Türkis Test SA', 'Stein'),
    });
    expect(found).toHaveLength(3);
  },
);

test.each([
  ['/news/archiv/', 'beitrag-1.html', '/news/archiv/beitrag-1.html'],
  ['/news/archiv/2026', 'beitrag-1.html', '/news/archiv/beitrag-1.html'],
  ['/', 'news/beitrag-1.html', '/news/beitrag-1.html'],
  ['news/', 'beitrag-1.html', '/news/beitrag-1.html'],
  ['/else/', '/news/beitrag-1.html', '/news/beitrag-1.html'],
])('on a page with the base %s the link %s leads to %s', async (base, href, path) => {
  news.site.pages[path] = { body: article(paragraphs([LEAD, ...REST])) };
  const list = {
    body: page(`<main><a href="${href}">Erster Beitrag über eine Firma</a></main>`, `<base href="${base}">`),
  };
  const found = await stored({}, () => list);
  expect(found.map(({ published_url }) => published_url)).toEqual([news.site.url + path]);
});

test.each([
  ['a property attribute', '<meta property="article:published_time" content="2026-11-21T08:00:00+01:00">'],
  [
    'structured data',
    '<script type="application/ld+json">{"@type":"NewsArticle","datePublished":"2026-11-21T08:00:00+01:00"}</script>',
  ],
  [
    'a graph of structured data',
    '<script type="application/ld+json">{"@graph":[{"@type":"WebPage"},{"@type":"Article","datePublished":"2026-11-21T07:00:00Z"}]}</script>',
  ],
  ['Dublin Core', '<meta name="DC.date.issued" content="2026-11-21T07:00:00Z">'],
  ['a name attribute', '<meta name="date" content="2026-11-21T07:00:00Z">'],
])('an article without a date in its list has the date from %s', async (_what, head) => {
  const [one] = await stored({
    '/news/one-1': article(paragraphs([LEAD, ...REST]), `<meta charset="utf-8">${head}`),
  });
  expect(new Date(one?.published_at ?? '').toISOString()).toBe('2026-11-21T07:00:00.000Z');
});

const BODY = [LEAD, ...REST].join(' ');
test.each([
  ['of an article', { '@type': 'NewsArticle', articleBody: BODY }],
  ['of a blog', { '@type': 'BlogPosting', articleBody: BODY }],
  [
    'in a graph',
    { '@graph': [{ '@type': 'WebPage' }, { '@type': ['Article', 'Thing'], articleBody: BODY }] },
  ],
  ['as markup', { '@type': 'NewsArticle', articleBody: paragraphs([LEAD, ...REST]) }],
  ['as escaped markup', { '@type': 'NewsArticle', articleBody: BODY.replaceAll('ö', '&ouml;') }],
])(
  'a page rendered by the browser is stored with the text %s in its structured data',
  async (_where, data) => {
    const head = `<meta charset="utf-8"><script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect((await storedOne(page('<div id="root"></div>', head)))?.text).toContain(LEAD);
  },
);

const OTHER = 'Andere Fremde Firma AG sammelt 88 Millionen Franken ein, wie sie gestern mitteilte.';
test.each([
  `<aside><h3>Auch interessant</h3><ul><li><a href="/a">${OTHER}</a></li></ul></aside>`,
  `<div class="related-articles"><h2>Mehr zum Thema</h2><p>${OTHER}</p></div>`,
  `<section aria-label="Weitere Artikel"><p>${OTHER}</p></section>`,
  `<div class="teaser"><a href="/a"><p>${OTHER}</p></a></div>`,
  `<p>Lesen Sie auch: <a href="/a">${OTHER}</a></p>`,
])('the teaser %s is not part of the stored story', async (teaser) => {
  const [first = '', ...others] = REST;
  const text = (await storedOne(article(`${paragraphs([LEAD, first])}${teaser}${paragraphs(others)}`)))?.text;
  expect(text).toContain(LEAD);
  expect(text).not.toContain('Andere Fremde');
});

test.each([
  '{{item.status === "published" ? "Contenu publié" : "En attente de validation"}}',
  '{% if article %}{{ article.body }}{% endif %}',
  '<%= article.body %> <%= article.author.fullName %>',
  '${article.title} ${article.lead}',
  '[[item.title]] [[item.text]]',
])('a page with only the placeholder %s contains no article', async (placeholder) => {
  const body = page(
    `<div ui-view></div><div class="admin">${paragraphs([placeholder.repeat(8), placeholder.repeat(4)])}</div>`,
  );
  expect(await stored({ '/news/one-1': body })).toEqual([]);
  expect(await news.pages()).toMatchObject([{ reason: 'no_article' }]);
});

const CITIES = ['Wien', 'Graz', 'München', 'Mailand', 'Lyon'];
test.each(CITIES)('a company described as “AG aus %s” has no canton', async (city) => {
  const one = await storedOne(
    article(
      paragraphs([
        `Die Rotbuche Test AG aus ${city} hat eine Finanzierungsrunde über 4,2 Millionen Franken abgeschlossen.`,
        `Gegründet wurde die Rotbuche Test AG im Jahr 2019, und die Rotbuche Test AG aus ${city} zählt achtzehn Angestellte.`,
        'Das Team entwickelt Sensoren, mit denen sich die Feuchtigkeit laufend messen lässt.',
      ]),
    ),
  );
  expect(companiesIn(one?.text ?? '')).toEqual([[expect.stringContaining('Rotbuche Test'), null]]);
});
