import fc from 'fast-check';
import { FOREIGN, LAYOUTS, LEAD, STORY, TEXT, type Story } from './page-layouts.fixture';
import { plainText, readArticle } from './readable-text';

const ADDRESS = 'https://news.example.org/holz-1';
const textOf = (html: string) => readArticle(html, ADDRESS).text;
const names = Object.keys(LAYOUTS);
const layout = (name: string, story: Story = STORY) => LAYOUTS[name]?.(story) ?? '';

test.each(names)(
  'the lead and every block of %s are read, each on its own line, without any other text',
  (name) => {
    const lines = textOf(layout(name)).split('\n');
    expect(lines.filter((line) => [LEAD, ...TEXT].includes(line))).toEqual([LEAD, ...TEXT]);
    expect(lines.join('\n')).not.toContain(FOREIGN);
  },
);

test.each([
  ['a class of a lead', `<p class="article__lead">${LEAD}</p>`],
  ['a class of a header', `<p class="header-intro">${LEAD}</p>`],
  ['a heading', `<h2 class="subtitle">${LEAD}</h2>`],
  ['a block of text', `<div class="standfirst"><strong>${LEAD}</strong></div>`],
  ['a teaser', `<div class="teaser-text">${LEAD}</div>`],
  ['a span in a block', `<div><span class="intro">${LEAD}</span></div>`],
])('a lead written as %s is part of the article text in every layout', (_how, lead) => {
  for (const name of names)
    expect([name, textOf(layout(name, { ...STORY, lead }))]).toEqual([name, expect.stringContaining(LEAD)]);
});

const RICH = [
  `<p>${TEXT[0]}</p>`,
  '<h2>Die Gewinner</h2>',
  '<table><tr><th>Firma</th><th>Kanton</th><th>Betrag</th></tr><tr><td>Achat Test AG</td><td>Zürich</td><td>CHF 150000</td></tr><tr><td><p>Beryll Test GmbH</p></td><td>Bern</td><td>CHF 100000</td></tr></table>',
  `<p>${TEXT[1]}</p>`,
  '<ul><li>Citrin Test SA aus der Waadt entwickelt Pumpen, Filter und Ventile.</li><li>Dolomit Test AG aus Uri baut Maschinen für die Ernte von Äpfeln.</li></ul>',
  `<blockquote><p>Wir freuen uns sehr über diese Runde, sagt die Gründerin.</p></blockquote>`,
  `<p>${TEXT[2]}</p>`,
];
const WRAPPERS = ['div', 'section', 'article', 'main', 'header', 'span', 'center', 'x-block'];
const wrapper = fc.record({
  tag: fc.constantFrom(...WRAPPERS),
  names: fc.constantFrom('', ' class="w"', ' class="col-12 inner"'),
});
const wrappers = fc.array(fc.array(wrapper, { maxLength: 4 }), {
  minLength: RICH.length + 1,
  maxLength: RICH.length + 1,
});

test.each(names)('the blocks of %s give the same text when wrapped in other elements', (name) => {
  const plain = textOf(layout(name, { ...STORY, blocks: RICH }));
  fc.assert(
    fc.property(wrappers, ([ofLead = [], ...ofBlocks]) => {
      const wrapped = (html: string, around: typeof ofLead) =>
        around.reduce((inner, { tag, names: attributes }) => `<${tag}${attributes}>${inner}</${tag}>`, html);
      const story = {
        lead: wrapped(STORY.lead, ofLead),
        blocks: RICH.map((html, index) => wrapped(html, ofBlocks[index] ?? [])),
      };
      expect(textOf(layout(name, story))).toBe(plain);
    }),
    { numRuns: 15 },
  );
});

test('cells of a table row are read as one sentence, and list items, terms and summaries as lines', () => {
  expect(plainText(RICH[2] ?? '')).toBe(
    'Firma, Kanton, Betrag.\nAchat Test AG, Zürich, CHF 150000.\nBeryll Test GmbH, Bern, CHF 100000.',
  );
  expect(plainText('<ul><li>A</li><li>B<ul><li>C</li></ul></li></ul><dl><dt>D</dt><dd>E</dd></dl>')).toBe(
    'A\nB\nC\nD\nE',
  );
  expect(plainText('<details><summary>Mehr lesen</summary>Die Onyx AG</details>')).toBe(
    'Mehr lesen\nDie Onyx AG',
  );
  expect(plainText('vor<p>in</p>nach<app-x>eigen</app-x><fieldset>F</fieldset>')).toBe(
    'vor\nin\nnach\neigen\nF',
  );
  expect(plainText('<span>Achat Test AG</span><span>Zürich</span> <b>Z</b>ug <b>i</b><i>phone</i>')).toBe(
    'Achat Test AG Zürich Zug iphone',
  );
  expect(plainText('<pre>eins\n  zwei</pre>')).toBe('eins\nzwei');
});

const article = (inner: string) =>
  `<html lang="de"><head><title>T</title></head><body><article><h1>Runde</h1>${STORY.blocks.join('')}${inner}</article></body></html>`;
test.each([
  ['a box by its name', `<div class="relatedStories"><p>${FOREIGN} AG sammelt Geld.</p></div>`],
  [
    'a box by its label',
    `<div><h4>Das könnte Sie auch interessieren</h4><p><a href="/x">${FOREIGN}</a></p></div>`,
  ],
  ['a list behind a label', `<h3>Sur le même sujet</h3><ul><li><a href="/x">${FOREIGN}</a></li></ul>`],
  ['a label in bold', `<p><b>Leggi anche:</b></p><ul><li><a href="/x">${FOREIGN}</a></li></ul>`],
  ['a line with a link', `<p>Lire aussi : <a href="/x">${FOREIGN} lève des fonds</a></p>`],
  [
    'a nested card',
    `<article><h3><a href="/x">${FOREIGN}</a></h3><p>Kurz und gut gesagt, was sie tut.</p></article>`,
  ],
  ['a teaser with a link', `<div class="teaser"><a href="/x">${FOREIGN}</a> wächst.</div>`],
  ['a recommendation', `<section id="taboola-below"><p>${FOREIGN}</p></section>`],
])('teasers of other stories are not part of the article text: %s', (_what, html) => {
  expect(textOf(article(html))).toBe(textOf(article('')));
});

test.each([
  ['an advertisement', `<div class="advertisement"><p>${FOREIGN} AG sammelt Geld ein.</p></div>`],
  ['a slot of advertisements', `<div id="ad-slot-3"><p>${FOREIGN} AG sammelt Geld ein.</p></div>`],
  ['a notice on cookies', `<div class="cookieConsent"><p>Wir und ${FOREIGN} AG speichern Daten.</p></div>`],
  ['a paragraph that is a link', `<p><a href="/x">${FOREIGN} AG sammelt 88 Millionen Franken ein</a></p>`],
  ['a link behind an arrow', `<p>→ <a href="/x">${FOREIGN} AG sammelt 88 Millionen Franken ein</a></p>`],
  ['a hint for screen readers', `<p><span class="sr-only">${FOREIGN} AG</span></p>`],
])('content beside the story is not part of the article text: %s', (_what, html) => {
  expect(textOf(article(html))).toBe(textOf(article('')));
});

const SECOND = `<article><h1>Zweite</h1><p>${FOREIGN} AG sammelt 88 Millionen Franken ein.</p>${STORY.blocks.join('')}</article>`;
test.each([
  ['behind it', SECOND],
  ['in a box', `<div class="next"><div>${SECOND}</div></div>`],
  ['in a section with a link', `<section><a href="/x">Weiter</a>${SECOND}</section>`],
  ['with another one', SECOND + SECOND.replace('Zweite', 'Dritte')],
  ['with its headline in a header', SECOND.replace('<h1>Zweite</h1>', '<header><h1>Zweite</h1></header>')],
])('another story %s is not read if the page title matches only one story', (_where, second) => {
  const page = article('').replace('</article>', `</article>${second}`);
  for (const title of ['<title>Runde | Erlental</title>', '<meta property="og:title" content="Runde">']) {
    const text = textOf(page.replace('<title>T</title>', title));
    expect(text).toContain(TEXT[2]);
    expect(text).not.toContain(FOREIGN);
  }
});

test('if the page title matches no story, both stories of a page are read', () => {
  expect(textOf(article('').replace('</article>', `</article>${SECOND}`))).toContain(FOREIGN);
});

test.each([
  ['Die Erle AG<sup>1</sup> erhielt 4,2 Mio.<sup>2</sup> Franken.', 'Die Erle AG erhielt 4,2 Mio. Franken.'],
  ['Die Erle AG<sup><a href="#1">[1]</a></sup> wächst.', 'Die Erle AG wächst.'],
  ['Die Erle AG<sup>*</sup> wächst<sup>2, 3</sup>.', 'Die Erle AG wächst.'],
  [
    'Sie baut auf 900 m<sup>2</sup> und misst 10<sup>6</sup> Werte.',
    'Sie baut auf 900 m² und misst 10⁶ Werte.',
  ],
  ['Das 2<sup>e</sup> produit, CO<sub>2</sub>-frei.', 'Das 2e produit, CO2-frei.'],
  ['Sie erhielt <del>5</del> <ins>4</ins> Mio. <s>Euro</s> Franken.', 'Sie erhielt 4 Mio. Franken.'],
])('footnotes and deleted text of %s are not read', (html, text) =>
  expect(plainText(`<p>${html}</p>`)).toBe(text),
);

test.each([
  ['a bold line', `<b>${LEAD}</b>`],
  ['a plain line', LEAD],
  ['a line between breaks', `<br><strong>${LEAD}</strong><br>`],
])('a lead that is %s beside the headline is read, even in a layout table', (_how, lead) => {
  const blocks = STORY.blocks.join('');
  const pages = [
    `<div><h1>Runde</h1>${lead}</div><div>${blocks}</div>`,
    `<table><tr><td><h1>Runde</h1>${lead}</td></tr><tr><td>${blocks}</td></tr></table>`,
    `<table><tr><td><a href="/">Start</a></td><td><h1>Runde</h1>${lead}<div>${blocks}</div></td></tr></table>`,
  ];
  for (const page of pages) {
    const text = textOf(`<html><head><title>T</title></head><body>${page}</body></html>`);
    for (const part of [LEAD, ...TEXT]) expect(text).toContain(part);
  }
});

test.each([
  [
    'a heading of the story that is no label',
    '<h3>Mehr zum Thema Holz in der Werkstatt</h3><p>Holz ist ein Rohstoff, der nachwächst.</p>',
    'Holz ist ein Rohstoff',
  ],
  [
    'winners whose names are links',
    '<h3><a href="https://a.example">Achat Test AG</a></h3><p>Sie baut Pumpen für Spitäler und Praxen.</p>',
    'Achat Test AG',
  ],
  [
    'winners whose paragraphs are links',
    ['Achat', 'Beryll', 'Citrin']
      .map((name) => `<p><a href="/${name}">${name} Test AG aus Bern gewinnt 150000 Franken</a></p>`)
      .join(''),
    'Beryll Test AG',
  ],
  [
    'a linked paragraph that leads to another site',
    '<p><a href="https://erle.example/">Die Erle AG stellt ihr neues Produkt hier vor</a></p>',
    'Die Erle AG stellt',
  ],
  [
    'a story in a box of its own kind',
    '<div class="unrelated"><p>Die Firma zieht nach Chur um.</p></div>',
    'zieht nach Chur',
  ],
])('the article text contains %s', (_what, html, words) => expect(textOf(article(html))).toContain(words));

test.each(['{{ item.title }}', '{% if user %}', '<% name %>', '${title}', '[[ title ]]'])(
  'a block with the placeholder %s is not part of the article text',
  (placeholder) =>
    expect(textOf(article(`<p>Von ${placeholder.replace('<', '&lt;')} am Dienstag</p>`))).toBe(
      textOf(article('')),
    ),
);

test('a page with only placeholders is not an article, but code in an article may look like a placeholder', () => {
  const shell =
    '<html><body><div class="a"><p>{{item.status === "x" ? "Publié" : "Inconnu"}}</p><p>{{item.user}} - {{item.time*1000 | date : "dd/MM"}}</p><p>Modification de page en cours.</p></div></body></html>';
  expect(textOf(shell).length).toBeLessThan(200);
  expect(textOf(article('<pre>{{ name }}</pre>'))).toContain('{{ name }}');
});

const BODY = `${LEAD} ${TEXT.join(' ')}`;
const shellWith = (data: unknown) =>
  `<html><head><title>T</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><nav><a href="/">Start</a></nav><div id="root"></div></body></html>`;
test.each([
  ['an article', { '@type': 'NewsArticle', articleBody: BODY }],
  ['a list', [{ '@type': 'Organization' }, { '@type': ['BlogPosting'], articleBody: BODY }]],
  [
    'a graph',
    {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebPage' }, { '@type': 'Article', articleBody: BODY }],
    },
  ],
  [
    'the main entity of a page',
    { '@type': 'WebPage', mainEntity: { '@type': 'ReportageNewsArticle', articleBody: BODY } },
  ],
  ['text of several lines', { '@type': 'Article', articleBody: [LEAD, ...TEXT].join('\n\n') }],
  ['text with markup', { '@type': 'Article', articleBody: `<p>${LEAD}</p><p>${TEXT.join('</p><p>')}</p>` }],
])('a page rendered by the browser is read from its embedded data: %s', (_what, data) => {
  expect(textOf(shellWith(data))).toContain(TEXT[2]);
});

test.each([
  ['in comments', '/*<![CDATA[*/', '/*]]>*/'],
  ['in a comment of HTML', '<!--', '-->'],
  ['behind a comment of a line', '//<![CDATA[\n', '\n//]]>'],
])('structured data %s, with raw line breaks, is read', (_where, open, close) => {
  const data = `{"@type":"Article","articleBody":"${[LEAD, ...TEXT].join('\n')}"}`;
  const page = shellWith({}).replace('{}', () => open + data + close);
  expect(textOf(page)).toBe([LEAD, ...TEXT].join('\n'));
});

test('visible text takes precedence over embedded data, and data behind a paywall is not read', () => {
  expect(textOf(article('') + shellWith({ '@type': 'Article', articleBody: 'Anderes.' }))).toContain(TEXT[0]);
  const locked = { '@type': 'NewsArticle', isAccessibleForFree: false, articleBody: BODY };
  expect(readArticle(shellWith(locked), ADDRESS)).toMatchObject({
    text: expect.not.stringContaining(LEAD),
    barrier: 'paywall',
  });
});

test.each([
  [
    'structured data',
    '<script type="application/ld+json">{"@type":"NewsArticle","datePublished":"2026-11-21T08:00:00+01:00"}</script>',
  ],
  ['a property', '<meta property="article:published_time" content="2026-11-21T08:00:00+01:00">'],
  ['a name', '<meta name="date" content="21.11.2026 08:00">'],
  ['Dublin Core', '<meta name="DC.date.issued" content="2026-11-21T07:00:00Z">'],
  ['microdata', '<span itemprop="datePublished" content="2026-11-21T08:00+01:00"></span>'],
  ['its time element', '<article><time datetime="2026-11-21T08:00">heute</time></article>'],
])('the date of a page is read from %s', (_what, html) => {
  expect(readArticle(`<html><body>${html}</body></html>`, ADDRESS).published_at).toBe(
    '2026-11-21T07:00:00.000Z',
  );
});

test.each([
  ['', '/a', 'https://news.example.org/a'],
  ['<base href="https://news.example.org/archiv/">', 'a.html', 'https://news.example.org/archiv/a.html'],
  ['<base href="/x/">', 'a.html', 'https://news.example.org/x/a.html'],
  ['<base target="_blank">', 'a.html', 'https://news.example.org/a.html'],
  ['<base href="javascript:x">', 'a.html', 'https://news.example.org/a.html'],
])('on a page with %j the canonical address %s is %s', (base, href, canonical) => {
  const html = `<html><head>${base}<link rel="canonical" href="${href}"></head><body></body></html>`;
  expect(readArticle(html, ADDRESS).canonical).toBe(canonical);
});
