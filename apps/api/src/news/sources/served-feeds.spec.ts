import { newsServer, type NewsAnswer, type NewsServer } from '../../testing/news-server';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';

let site: NewsServer;
let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  site = await newsServer({});
  server = await testApp({ settings: { ...TEST_SETTINGS, privateNewsHosts: [site.host] } });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const DAY = 'Wed, 04 Nov 2026 09:00:00 GMT';
const item = (path: string, title: string, more = '') =>
  `<item><title>${title}</title><link>${path}</link>${more}</item>`;
const rss = (items: string, head = '<?xml version="1.0"?>', attributes = '') =>
  `${head}<rss version="2.0" ${attributes}><channel><title>Erlental</title><link>/</link>${items}</channel></rss>`;
const rdf = (items: string, head = '<?xml version="1.0"?>') =>
  `${head}<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="/"><title>Erlental</title><link>/</link></channel>${items}</rdf:RDF>`;
const atom = (entries: string, attributes = '') =>
  `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>Erlental</title><id>urn:erlental</id><updated>2026-11-04T09:00:00Z</updated>${entries}</feed>`;
const entry = (inside: string) =>
  `<entry><title>Hasel Test AG wächst</title><updated>2026-11-04T09:00:00Z</updated>${inside}</entry>`;
const json = (items: readonly object[]) =>
  JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Erlental', items });
/** Encodes a text and replaces each U+FFFD with a byte that is not valid UTF-8. */
const withBadByte = (text: string) =>
  Buffer.concat(
    text.split('\uFFFD').flatMap((part, at) => [...(at > 0 ? [Buffer.from([0xe4])] : []), Buffer.from(part)]),
  );

/** Returns the preview of a feed with the titles, paths and dates of its items. */
async function preview(answer: NewsAnswer) {
  site.pages['/news/feed'] = answer;
  const shown = await server.app.inject({
    method: 'POST',
    url: '/auth/admin/scrapers/preview',
    headers: server.asRole('admin'),
    payload: { url: `${site.url}/news/feed`, kind: 'feed' },
  });
  const { first_items, ...rest } = shown.json();
  return {
    ...rest,
    shown: first_items.map((each: { title: string; url: string; published_at: string | null }) => [
      each.title,
      each.url.replace(site.url, ''),
      each.published_at,
    ]),
  };
}

const UMLAUTS = rss(item('/a/1', 'Zürcher Brühe für Genève'));
test.each([
  ['application/rss+xml', '<?xml version="1.0" encoding="ISO-8859-1"?>'],
  ['application/rss+xml; charset=iso-8859-1', '<?xml version="1.0" encoding="UTF-8"?>'],
  ['text/xml; charset=windows-1252', '<?xml version="1.0"?>'],
  ['application/xml; charset=us-ascii', '<?xml version="1.0" encoding="us-ascii"?>'],
  ['application/rss+xml; charset=nonsense', '<?xml version="1.0" encoding="macintosh"?>'],
])('a UTF-8 feed declared as %s %s is read as UTF-8', async (type, head) => {
  const body = UMLAUTS.replace('<?xml version="1.0"?>', head);
  expect(await preview({ type, body })).toMatchObject({
    shown: [['Zürcher Brühe für Genève', '/a/1', null]],
  });
});

test.each([
  ['a title', rss(item('/a/1', 'Zürcher Gr\uFFFD für Bern')), 'Zürcher Gr� für Bern'],
  ['a description', rss(item('/a/1', 'Bäche', '<description>Gr\uFFFD</description>')), 'Bäche'],
  ['the title of the feed', rss(item('/a/1', 'Bäche')).replace('Erlental', 'Erl\uFFFD'), 'Bäche'],
  ['an Atom entry', atom(entry('<link href="/a/1"/><summary>\uFFFD</summary>')), 'Hasel Test AG wächst'],
  ['a JSON feed', json([{ id: '1', url: '/a/1', title: 'Bäche', content_text: 'Gr\uFFFD' }]), 'Bäche'],
])('an invalid byte in %s does not change the rest of the feed', async (_where, text, title) => {
  const body = withBadByte(text);
  const { shown } = await preview({ type: 'application/rss+xml; charset=utf-8', body });
  expect(shown[0].slice(0, 2)).toEqual([title, '/a/1']);
});

test.each([
  ['4.11.2026', '2026-11-04T00:00:00.000Z'],
  ['04/11/2026 10:00', '2026-11-04T09:00:00.000Z'],
  ['Mi, 04 Nov 2026 10:00:00 MEZ', '2026-11-04T09:00:00.000Z'],
  ['Sat, 04 Jul 2026 10:00:00 CEST', '2026-07-04T08:00:00.000Z'],
  ['Di, 06 Okt 2026 10:00:00 +0200', '2026-10-06T08:00:00.000Z'],
  ['jeu., 05 févr. 2026 10:00:00 +0100', '2026-02-05T09:00:00.000Z'],
  ['9 dicembre 2026', '2026-12-09T00:00:00.000Z'],
  ['5. März 2026, 10:00 Uhr', '2026-03-05T09:00:00.000Z'],
])('the feed date %s is read', async (date, time) => {
  // The date of the second item proves that the day comes first.
  const items =
    item('/a/1', 'Eins', `<pubDate>${date}</pubDate>`) +
    item('/a/2', 'Zwei', '<pubDate>25.10.2026</pubDate>');
  const { shown } = await preview({ type: 'application/rss+xml', body: rss(items) });
  expect(shown.find(([title]: [string]) => title === 'Eins')?.[2]).toBe(time);
});

const LEAD = 'Alpenrose Test AG sammelt 3 Mio. Franken ein.';
test.each([
  ['RSS', rss(`<item><link>/a/1</link><description>&lt;p&gt;${LEAD}&lt;/p&gt;</description></item>`)],
  [
    'RSS with an empty title',
    rss(`<item><title/><link>/a/1</link><description>${LEAD}</description></item>`),
  ],
  ['RDF', rdf(`<item rdf:about="/a/1"><link>/a/1</link><description>${LEAD}</description></item>`)],
  ['Atom', atom(`<entry><link href="/a/1"/><id>1</id><content>${LEAD}</content></entry>`)],
  ['a JSON feed', json([{ id: '1', url: '/a/1', content_html: `<p>${LEAD}</p>` }])],
])('the title of a feed item (%s) without a title consists of its first words', async (_format, body) => {
  expect(await preview({ type: 'application/xml', body })).toMatchObject({
    items: 1,
    shown: [[LEAD, '/a/1', null]],
  });
});

const ATOM_IN_RSS = 'xmlns:atom="http://www.w3.org/2005/Atom"';
test.each([
  [
    'an Atom alternate link',
    rss('<item><title>T</title><atom:link href="/a/1" rel="alternate"/></item>', undefined, ATOM_IN_RSS),
  ],
  [
    'an enclosure',
    rss(
      '<item><title>T</title><guid isPermaLink="false">tag:pod,2026:1</guid><enclosure url="/a/1" length="1" type="audio/mpeg"/></item>',
    ),
  ],
  [
    'an enclosure next to a name',
    rss(
      '<item><title>T</title><guid>urn:uuid:6f1c/9.2</guid><enclosure url="/a/1" length="1" type="audio/mpeg"/></item>',
    ),
  ],
  [
    'an Atom enclosure',
    atom('<entry><title>T</title><id>urn:isbn:1</id><link rel="enclosure" href="/a/1"/></entry>'),
  ],
  [
    'a web page after another format of it',
    atom(
      '<entry><title>T</title><id>urn:1</id><link rel="alternate" type="application/pdf" href="/a.pdf"/><link rel="alternate" type="text/html" href="/a/1"/></entry>',
    ),
  ],
  [
    'a link next to a name with a base',
    atom('<entry><title>T</title><id>urn:1</id><link href="/a/1"/></entry>', 'xml:base="urn:feed:7"'),
  ],
  [
    'an attachment',
    json([{ id: 'urn:uuid:1', title: 'T', attachments: [{ url: '/a/1', mime_type: 'audio/mpeg' }] }]),
  ],
])('a feed item whose only address is %s is stored', async (_what, body) => {
  expect(await preview({ type: 'application/xml', body })).toMatchObject({ shown: [['T', '/a/1', null]] });
});

test.each([
  ['RSS', rss('<item><title>T</title><guid>urn:uuid:6f1c8a</guid></item>')],
  [
    'RSS with a name in the address field',
    rss('<item><title>T</title><guid isPermaLink="true">urn:x.y/z</guid></item>'),
  ],
  ['RDF', rdf('<item rdf:about="urn:uuid:6f1c8a"><title>T</title></item>')],
  ['Atom', atom('<entry><title>T</title><id>tag:erlental,2026:1</id></entry>')],
  ['a JSON feed', json([{ id: 'urn:uuid:1', title: 'T' }])],
])('a feed item of %s that has a name but no address is dropped with a note', async (_format, body) => {
  expect(await preview({ type: 'application/xml', body })).toMatchObject({
    items: 0,
    error: 'One item is left out, because it has no address.',
  });
});

test.each([
  ['xml:base="/blog/"', '<link href="2026/1.html"/>', '/blog/2026/1.html'],
  ['xml:base="/blog/"', '<link href="/1.html"/>', '/1.html'],
  ['', '<link href="1.html"/>', '/news/1.html'],
])('in a feed with %s the link element %s leads to %s', async (attributes, link, path) => {
  const body = atom(entry(`<id>urn:1</id>${link}`), attributes);
  expect((await preview({ type: 'application/atom+xml', body })).shown[0][1]).toBe(path);
});

test.each([
  [
    '<!DOCTYPE rdf:RDF [<!ENTITY % HTMLlat1 PUBLIC "-//W3C//ENTITIES Latin 1 for XHTML//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml-lat1.ent">]>',
    'Erle &amp; Hasel',
  ],
  ['<!DOCTYPE rdf:RDF [<!ENTITY nbsp "&#160;">]>', 'Erle &amp; Hasel'],
  ['<!DOCTYPE rdf:RDF SYSTEM "rss-0.91.dtd">', 'Erle &amp; Hasel'],
  ['', 'Erle &#38; Hasel'],
  ['<!-- a comment --><!DOCTYPE rdf:RDF>', 'Erle &amp; Hasel'],
])('a feed with the document type %s is stored', async (doctype, title) => {
  const body = rdf(
    `<item rdf:about="/a/1"><title>${title}</title><link>/a/1</link></item>`,
    `<?xml version="1.0"?>${doctype}`,
  );
  expect(await preview({ type: 'application/rdf+xml', body })).toMatchObject({
    shown: [['Erle & Hasel', '/a/1', null]],
  });
});

test.each([
  'binary/octet-stream',
  'application/x-rss+xml',
  'application/rss',
  'text/rss',
  'text/plain',
  'text/html',
])('an RSS feed is recognized with the content type %s', async (type) => {
  expect(await preview({ type, body: rss(item('/a/1', 'Erle', `<pubDate>${DAY}</pubDate>`)) })).toMatchObject(
    {
      shown: [['Erle', '/a/1', '2026-11-04T09:00:00.000Z']],
    },
  );
});

test.each(['application/atom', 'text/json', 'application/octet-stream'])(
  'Atom and JSON feeds are recognized with the content type %s',
  async (type) => {
    const feeds = [
      atom(entry('<link href="/a/1"/>')),
      json([{ id: '1', url: '/a/1', title: 'Hasel Test AG wächst' }]),
    ];
    for (const body of feeds)
      expect((await preview({ type, body })).shown[0].slice(0, 2)).toEqual(['Hasel Test AG wächst', '/a/1']);
  },
);

test.each(['ref', 'source', 'id', 'p', 'nr'])(
  'feed items whose addresses differ only in the parameter %s are distinct',
  async (name) => {
    const items = [1, 2, 3].map((number) => item(`/story?${name}=${number}`, `Meldung ${number}`)).join('');
    expect(await preview({ type: 'application/rss+xml', body: rss(items) })).toMatchObject({ items: 3 });
  },
);
