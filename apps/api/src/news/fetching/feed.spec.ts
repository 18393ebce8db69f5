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
])('%s has its title, links and dates', (name, title, count, first) => {
  const feed = readFeed(fixture(name), BASE);
  expect([feed.title, feed.items.length]).toEqual([title, count]);
  expect(feed.items[0]).toMatchObject(first);
});

test('an entry without title or link is left out, the feed is fine', () =>
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
  });
});

test('ten thousand items are read', () => {
  const items = Array.from(
    { length: 10_000 },
    (_, index) => `<item><title>T ${index}</title><link>https://news.example.org/${index}</link></item>`,
  ).join('');
  expect(
    readFeed(`<rss version="2.0"><channel><title>N</title>${items}</channel></rss>`, BASE).items,
  ).toHaveLength(10_000);
});

test('a link that a browser must not follow is no link', () => {
  const items = ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd']
    .map((link) => `<item><title>T</title><link>${link}</link></item>`)
    .join('');
  expect(
    readFeed(`<rss version="2.0"><channel><title>N</title>${items}</channel></rss>`, BASE).items,
  ).toEqual([]);
});

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
])('what the database cannot store is no part of an item: %s', (item, read) => {
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
  [
    '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "b">]><rss version="2.0"><channel/></rss>',
    'The feed declares entities, which are not read.',
  ],
])('%j is refused: %s', (text, message) =>
  expect(() => readFeed(text, BASE)).toThrow(new UnreadableText(message)),
);

test('the bundled sample has a dozen articles long enough to be read, in four languages', async () => {
  const { items } = readFeed((await readSampleFeed()).toString(), SAMPLE_BASE);
  expect(items).toHaveLength(12);
  expect(
    items.every(({ html, published_at }) => plainText(html).length >= 200 && published_at !== null),
  ).toBe(true);
});
