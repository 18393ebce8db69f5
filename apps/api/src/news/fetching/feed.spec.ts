import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { readFeed } from './feed';
import { plainText } from './readable-text';
import { readSampleFeed, SAMPLE_BASE } from './sample-feed';

const BASE = 'https://news.example.org/feed';
const fixture = (name: string) => readFileSync(join(__dirname, 'fixtures', name), 'utf8');

test.each([
  [
    'gulp-atom.atom',
    'Release notes from gulp',
    10,
    {
      title: 'v3.9.0',
      url: 'https://news.example.org/gulpjs/gulp/releases/tag/v3.9.0',
      published_at: '2015-06-01T21:49:41.000Z',
    },
  ],
  [
    'narro.rss',
    'foobar on Narro',
    1,
    {
      title: 'FAQ for Narro',
      url: 'https://www.narro.co/article/54e703933058540300000069',
      published_at: '2015-02-20T09:51:15.000Z',
    },
  ],
  [
    'instant-article.rss',
    'Instant Article Test',
    1,
    {
      title: 'My first Instant Article',
      url: 'https://localhost:8000/',
      published_at: '2016-05-04T06:53:45.000Z',
      html: '<b>Lorem</b> ipsum',
    },
  ],
])('the feed %s is read with its title, links and dates', (name, title, count, first) => {
  const feed = readFeed(fixture(name), BASE);
  expect([feed.title, feed.items.length]).toEqual([title, count]);
  expect(feed.items[0]).toMatchObject(first);
});

test('a feed item without an address is dropped, and the feed is valid', () =>
  expect(readFeed(fixture('missing-fields.atom'), BASE).items).toEqual([]));

test('a JSON feed is read', () => {
  const text = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'J',
    items: [
      {
        id: '1',
        url: '/a',
        title: 'A &amp; B',
        content_html: '<p>x</p>',
        date_published: '2026-11-01T10:00:00+01:00',
      },
    ],
  });
  expect(readFeed(text, BASE)).toEqual({
    title: 'J',
    items: [
      {
        title: 'A & B',
        url: 'https://news.example.org/a',
        published_at: '2026-11-01T09:00:00.000Z',
        html: '<p>x</p>',
        changed: '',
      },
    ],
    note: null,
  });
});

const rssOf = (items: string, channel = '', head = '') =>
  `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>N</title>${channel}${items}</channel></rss>`;
const atomOf = (entries: string, attributes = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>N</title>${entries}</feed>`;
const jsonOf = (items: object[]) =>
  JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'N', items });

test.each([
  [
    'RSS',
    rssOf('<item><link>/a</link><description>&lt;p&gt;Ahorn AG wächst.&lt;/p&gt;</description></item>'),
  ],
  [
    'RSS with an empty title',
    rssOf('<item><title/><link>/a</link><description>Ahorn AG wächst.</description></item>'),
  ],
  ['Atom', atomOf('<entry><id>urn:1</id><link href="/a"/><summary>Ahorn AG wächst.</summary></entry>')],
  ['a JSON feed', jsonOf([{ id: '1', url: '/a', content_html: '<p>Ahorn AG wächst.</p>' }])],
  [
    'an RDF feed',
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><item rdf:about="https://news.example.org/a"><description>Ahorn AG wächst.</description></item></rdf:RDF>`,
  ],
])('the title of an item of %s without a title is its first words', (_format, text) =>
  expect(readFeed(text, BASE).items).toMatchObject([
    { title: 'Ahorn AG wächst.', url: 'https://news.example.org/a' },
  ]),
);

test('an item title made from a long text ends at a word, and an item without text is named by its address', () => {
  const long =
    'Die Ahorn AG aus Chur hat in einer Runde drei Millionen Franken erhalten und will nun wachsen.';
  const { items } = readFeed(
    rssOf(
      `<item><link>/b</link><description>${long}</description></item><item><link>/ahorn-waechst.html</link></item>`,
    ),
    BASE,
  );
  expect(items.map(({ title }) => title)).toEqual([
    'Die Ahorn AG aus Chur hat in einer Runde drei Millionen Franken erhalten und …',
    'ahorn waechst',
  ]);
});

const ADDRESS = 'https://news.example.org/a/1';
test.each([
  [
    'an alternate link of Atom in RSS',
    rssOf(
      '<item><title>T</title><atom:link rel="self" href="/x"/><atom:link href="/a/1" rel="alternate"/><guid isPermaLink="false">99</guid></item>',
    ),
  ],
  ['a permanent guid', rssOf('<item><title>T</title><guid>https://news.example.org/a/1</guid></item>')],
  [
    'an address as the name',
    rssOf('<item><title>T</title><guid isPermaLink="false">https://news.example.org/a/1</guid></item>'),
  ],
  [
    'an enclosure',
    rssOf(
      '<item><title>T</title><guid isPermaLink="false">tag:1</guid><enclosure url="/a/1" length="1" type="audio/mpeg"/></item>',
    ),
  ],
  ['an id of Atom', atomOf('<entry><title>T</title><id>https://news.example.org/a/1</id></entry>')],
  [
    'an enclosure of Atom',
    atomOf('<entry><title>T</title><id>urn:1</id><link rel="enclosure" href="/a/1"/></entry>'),
  ],
  [
    'the source of its content',
    atomOf('<entry><title>T</title><id>urn:1</id><content type="text/html" src="/a/1"/></entry>'),
  ],
  ['an id of a JSON feed', jsonOf([{ id: 'https://news.example.org/a/1', title: 'T' }])],
  [
    'an attachment',
    jsonOf([{ id: 'x', title: 'T', attachments: [{ url: '/a/1', mime_type: 'audio/mpeg' }] }]),
  ],
])('a feed item whose only address is %s is read', (_what, text) =>
  expect(readFeed(text, BASE).items).toMatchObject([{ title: 'T', url: ADDRESS }]),
);

test('feed items without an address are dropped with a note', () => {
  const item = '<item><title>T</title><guid>urn:uuid:6f1c/8a.2</guid></item>';
  expect(readFeed(rssOf(item), BASE)).toMatchObject({
    items: [],
    note: 'One item is left out, because it has no address.',
  });
  expect(readFeed(rssOf(item.repeat(2)), BASE).note).toBe(
    '2 items are left out, because they have no address.',
  );
});

test.each([
  [
    'of a feed and an entry',
    'xml:base="/blog/"',
    'xml:base="2025/"',
    'a.html',
    'https://news.example.org/blog/2025/a.html',
  ],
  [
    'of a feed',
    'xml:base="https://other.example.org/x/"',
    '',
    'a.html',
    'https://other.example.org/x/a.html',
  ],
  ['of an entry', '', 'xml:base="/y/"', 'a.html', 'https://news.example.org/y/a.html'],
  [
    'of another place than an absolute link',
    'xml:base="/y/"',
    '',
    'https://news.example.org/a',
    'https://news.example.org/a',
  ],
  ['that is no address', 'xml:base="http://"', '', 'a.html', 'https://news.example.org/a.html'],
])('links of a feed are relative to the xml:base %s', (_of, feed, entry, href, url) => {
  const text = atomOf(`<entry ${entry}><title>T</title><link href="${href}"/></entry>`, feed);
  expect(readFeed(text, BASE).items).toMatchObject([{ url }]);
});

const ENTITIES = '<!ENTITY nbsp "&#160;">\n<!ENTITY eacute "&#xE9;"><!ENTITY amp "&#38;#38;">';
test.each([
  [
    'an external set',
    '<!DOCTYPE rss [<!ENTITY % HTMLlat1 PUBLIC "-//W3C//ENTITIES Latin 1 for XHTML//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml-lat1.ent"> %HTMLlat1;]>',
    'caf&eacute;&nbsp;1',
  ],
  ['characters of its own', `<!DOCTYPE rss [${ENTITIES}]>`, 'caf&eacute;&nbsp;1'],
  [
    'an address only',
    '<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd">',
    'caf&eacute;&nbsp;1',
  ],
  ['a name that HTML lacks', '<!DOCTYPE rss [<!ENTITY cafe-e "&#233;">]>', 'caf&cafe-e; 1'],
  ['a long set', `<!DOCTYPE rss [${ENTITIES.repeat(100)}]>`, 'caf&eacute; 1'],
])('a feed whose document type declares %s is read', (_what, doctype, title) => {
  const text = rssOf(
    `<item><title>${title}</title><link>/a</link></item>`,
    '',
    `<?xml version="1.0"?>\n${doctype}`,
  );
  expect(readFeed(text, BASE).items).toMatchObject([{ title: 'café 1' }]);
});

const CUT = '<item><title>A</title><link>/a</link></item><item><title>B</title><link>/b</li';
test.each([
  ['RSS', rssOf(CUT).slice(0, rssOf(CUT).lastIndexOf('</li') + 4)],
  ['Atom', atomOf('<entry><title>A</title><link href="/a"/></entry><entry><title>B').slice(0, -7)],
  ['RSS, within CDATA,', rssOf(`${CUT.slice(0, -4)}k><description><![CDATA[<p>x`).split('<p>x')[0] ?? ''],
  [
    'Atom, within a tag,',
    atomOf('<entry><title>A</title><link href="/a"/></entry><entry><link href="/').slice(0, -7),
  ],
  [
    'RSS, within a comment,',
    `${rssOf('<item><title>A</title><link>/a</link></item>').split('</channel>')[0]}<!-- cached`,
  ],
  [
    'a JSON feed',
    jsonOf([
      { id: '1', url: '/a', title: 'A "{["' },
      { id: '2', url: '/b', title: 'B' },
    ]).slice(0, -6),
  ],
])('%s that ends in the middle is read up to the last complete item', (_format, text) =>
  expect(readFeed(text, BASE).items).toMatchObject([{ url: 'https://news.example.org/a' }]),
);

test('the language of a feed decides which part of a date is the month', () => {
  const item = '<item><title>T</title><link>/a</link><pubDate>11/04/2025</pubDate></item>';
  const dated = (channel: string) =>
    readFeed(rssOf(item, channel), BASE).items[0]?.published_at?.slice(0, 10);
  expect([dated('<language>de-ch</language>'), dated('<language>en-us</language>'), dated('')]).toEqual([
    '2025-04-11',
    '2025-11-04',
    '2025-04-11',
  ]);
});

test.each([
  ['<pubDate>5/14/2026</pubDate>', ''],
  ['<pubDate>Monday, 5/4/2026</pubDate>', ''],
  ['<pubDate>2026-05-14</pubDate><dc:date>5/14/2026</dc:date>', ''],
  ['', '<lastBuildDate>5/14/2026 08:00</lastBuildDate>'],
])('the dates %j and %j of a feed show that the month comes first', (dates, channel) => {
  const items = ['<pubDate>5/4/2026</pubDate>', dates].map(
    (date, at) => `<item><title>T</title><link>/${at}</link>${date}</item>`,
  );
  expect(readFeed(rssOf(items.join(''), channel), BASE).items[0]?.published_at).toBe(
    '2026-05-04T00:00:00.000Z',
  );
});

test('a feed with ten thousand items is read', () => {
  const items = Array.from(
    { length: 10_000 },
    (_, index) => `<item><title>T ${index}</title><link>https://news.example.org/${index}</link></item>`,
  ).join('');
  expect(
    readFeed(`<rss version="2.0"><channel><title>N</title>${items}</channel></rss>`, BASE).items,
  ).toHaveLength(10_000);
});

test('feed links that a browser must not follow are ignored', () => {
  const items = ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd']
    .map((link) => `<item><title>T</title><link>${link}</link></item>`)
    .join('');
  expect(
    readFeed(`<rss version="2.0"><channel><title>N</title>${items}</channel></rss>`, BASE).items,
  ).toEqual([]);
});

const urlsOf = (feed: string) => readFeed(feed, BASE).items.map(({ url }) => url);
const front = (guid: string, link = 'https://x.ch/') =>
  rssOf(`<item><title>T</title><link>${link}</link>${guid}</item>`);

test.each([
  [front('<guid>https://x.ch/a</guid>'), 'https://x.ch/a'],
  [front('<guid isPermaLink="true">https://x.ch/b</guid>', 'https://x.ch'), 'https://x.ch/b'],
  [front('<guid isPermaLink="false">https://x.ch/?p=7</guid>'), 'https://x.ch/?p=7'],
  [front('<guid>https://x.ch/a</guid><enclosure url="https://x.ch/a.mp3"/>', '/'), 'https://x.ch/a'],
  [
    atomOf('<entry><title>T</title><link href="https://x.ch/"/><id>https://x.ch/c</id></entry>'),
    'https://x.ch/c',
  ],
  [jsonOf([{ id: 'https://x.ch/d', url: 'https://x.ch/', title: 'T' }]), 'https://x.ch/d'],
])('an item of %s that links to the front page has the address %s of its id', (feed, url) =>
  expect(urlsOf(feed)).toEqual([url]),
);

test.each([
  [front('<guid>https://x.ch/a</guid>', 'https://x.ch/b'), 'https://x.ch/b'],
  [front('<guid>https://x.ch/a</guid>', 'https://x.ch/?p=1'), 'https://x.ch/?p=1'],
  [front('<guid>https://x.ch</guid>'), 'https://x.ch/'],
  [front('<guid isPermaLink="false">17</guid>'), 'https://x.ch/'],
  [front('<enclosure url="https://x.ch/a.mp3"/>'), 'https://x.ch/'],
])('an item of %s has the address %s of its link', (feed, url) => expect(urlsOf(feed)).toEqual([url]));

test.each([
  ['www.x.ch/news/a', 'https://www.x.ch/news/a'],
  [' WWW.X.ch/a ', 'https://www.x.ch/a'],
  ['www.x-y.co.uk/a?b=1', 'https://www.x-y.co.uk/a?b=1'],
  ['www.x.ch', 'https://www.x.ch/'],
  ['www.x.ch:8080/a', 'https://www.x.ch:8080/a'],
  ['x.ch/a', 'https://news.example.org/x.ch/a'],
  ['www/a', 'https://news.example.org/www/a'],
  ['wwwx.html', 'https://news.example.org/wwwx.html'],
  ['//www.x.ch/a', 'https://www.x.ch/a'],
])('the link %s leads to %s', (link, url) =>
  expect(urlsOf(rssOf(`<item><title>T</title><link>${link}</link></item>`))).toEqual([url]),
);

const dated = (date: string) =>
  readFeed(
    `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>N</title><item><title>T</title><link>/a</link>${date}</item></channel></rss>`,
    BASE,
  ).items[0]?.published_at;
test.each([
  ['<pubDate>Invalid Date</pubDate><dc:date>2026-05-04</dc:date>', '2026-05-04T00:00:00.000Z'],
  ['<pubDate>gestern</pubDate><dc:date>2026-05-04</dc:date>', '2026-05-04T00:00:00.000Z'],
  ['<pubDate/><dc:date>2026-05-04</dc:date>', '2026-05-04T00:00:00.000Z'],
  ['<pubDate>0000-00-00</pubDate><dc:date>2026-05-04</dc:date>', '2026-05-04T00:00:00.000Z'],
  ['<dc:date>-</dc:date><dc:date>2026-05-04</dc:date>', '2026-05-04T00:00:00.000Z'],
  ['<pubDate>2026-05-05</pubDate><dc:date>2026-05-04</dc:date>', '2026-05-05T00:00:00.000Z'],
  ['<pubDate>gestern</pubDate><dc:date>heute</dc:date>', null],
])('the first valid date of %s is %s', (date, time) => expect(dated(date)).toBe(time));

const jsonFeed = (item: string) =>
  `{"version":"https://jsonfeed.org/version/1.1","title":"N","items":[{"url":"https://x.ch/a",${item}}]}`;

test.each([
  ['"title":"A\\u0000lpha"', { title: 'Alpha' }],
  ['"title":"Alpha\\ud800"', { title: 'Alpha' }],
  ['"title":"Alpha","content_html":"x\\ud800\\u0000y"', { html: 'x\ufffdy' }],
  ['"title":"Alpha","date_published":"Sep 13 275760"', { published_at: null }],
  ['"title":"Alpha","date_published":"-271821-04-20T00:00:00Z"', { published_at: null }],
  ['"title":"Alpha","date_published":"1989-12-31T23:59:59Z"', { published_at: null }],
  ['"title":"Alpha","date_published":"1990-01-01"', { published_at: '1990-01-01T00:00:00.000Z' }],
])('text that the database cannot store is removed from a feed item: %s', (item, read) => {
  expect(readFeed(jsonFeed(item), BASE).items).toMatchObject([read]);
});

test.each([
  ['', 'The answer is empty.'],
  ['<!doctype html><html><body>Hello</body></html>', 'The address answers a web page, not a feed.'],
  [
    '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"></html>',
    'The address answers a web page, not a feed.',
  ],
  ['hello', 'This is not a feed: neither RSS, Atom nor JSON feed.'],
  ['{"a":1}', 'This is not a feed: neither RSS, Atom nor JSON feed.'],
  ['<rss><channel><item><title>x</ite', 'The feed is malformed.'],
  ...[
    '<!ENTITY a "b">',
    '<!ENTITY a "&b;&b;">',
    '<!ENTITY a SYSTEM "file:///etc/passwd">',
    '<!ENTITY % a "<!ENTITY b \'cc\'>"> %a;',
    '<!ENTITY a "&#65;"',
  ].map((declaration) => [
    `<?xml version="1.0"?><!DOCTYPE rss [${declaration}]><rss version="2.0"><channel/></rss>`,
    'The feed declares entities, which are not read.',
  ]),
])('the text %j is refused as a feed: %s', (text, message) =>
  expect(() => readFeed(text, BASE)).toThrow(new UnreadableText(message)),
);

test('the bundled sample has a dozen articles of sufficient length', async () => {
  const { items } = readFeed((await readSampleFeed()).toString(), SAMPLE_BASE);
  expect(items).toHaveLength(12);
  expect(
    items.every(({ html, published_at }) => plainText(html).length >= 200 && published_at !== null),
  ).toBe(true);
});
