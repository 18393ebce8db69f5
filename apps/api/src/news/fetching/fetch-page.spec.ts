import { brotliCompressSync, gzipSync } from 'node:zlib';
import { newsServer, type NewsAnswer, type NewsServer } from '../../testing/news-server';
import { RefusedAddress } from '../../platform/outbound-http/address-guard';
import { pageFetcher, type FetchLimits, type FetchOptions } from './fetch-page';
import type { UnreadReason } from '../../platform/db/schema/unread-reasons';

const HTML = ['text/html'] as const;

let site: NewsServer;
let close = () => Promise.resolve();
afterEach(async () => {
  await close();
  await site.close();
});

async function fetched(
  answer: NewsAnswer,
  { accept = HTML, ...options }: Partial<FetchOptions> = {},
  limits: Partial<FetchLimits> = {},
) {
  site = await newsServer({ '/': answer });
  const fetcher = pageFetcher({
    userAgent: 'Vaglio/0.1 (+https://vaglio.example)',
    privateHosts: [site.host],
    limits,
  });
  close = fetcher.close;
  return fetcher.fetchPage(`${site.url}/`, { accept, ...options });
}

test.each<[string, Buffer, Record<string, string>]>([
  ['plain', Buffer.from('Grüezi'), {}],
  ['gzip', gzipSync('Grüezi'), { 'content-encoding': 'gzip' }],
  ['brotli', brotliCompressSync('Grüezi'), { 'content-encoding': 'br' }],
])('a %s page is fetched with the name of the product in the request', async (_name, body, headers) => {
  const page = await fetched({
    body,
    headers: { ...headers, etag: '"1"', 'last-modified': 'Tue, 17 Nov 2026 08:00:00 GMT' },
  });
  expect([page.body.toString(), page.etag, page.lastModified]).toEqual([
    'Grüezi',
    '"1"',
    'Tue, 17 Nov 2026 08:00:00 GMT',
  ]);
  expect([...site.agents]).toEqual(['Vaglio/0.1 (+https://vaglio.example)']);
});

test('an unchanged page is not downloaded again', async () => {
  const page = await fetched(
    (request, response) => response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200).end(),
    { etag: '"1"' },
  );
  expect([page.status, page.body.length]).toEqual([304, 0]);
});

test.each<[string, NewsAnswer, string, UnreadReason]>([
  ['a status other than 200', { status: 500 }, 'It answers with status 500.', 'server_error'],
  [
    'another type',
    { type: 'image/png', body: 'x' },
    'It answers image/png, which is not read here.',
    'not_text',
  ],
  [
    'an unknown packing',
    { body: 'x', headers: { 'content-encoding': 'zstd' } },
    'It is packed as zstd, which is not read here.',
    'not_text',
  ],
  [
    'damaged packing',
    { body: 'no gzip', headers: { 'content-encoding': 'gzip' } },
    'What it answers is damaged.',
    'server_error',
  ],
  [
    'cut off packing',
    { body: gzipSync('x'.repeat(5_000)).subarray(0, 20), headers: { 'content-encoding': 'gzip' } },
    'What it answers is cut off.',
    'server_error',
  ],
  ['more than the limit', { body: 'x'.repeat(2_100_000) }, 'It is larger than 2 MiB.', 'too_large'],
  [
    'a small answer that unpacks to a large one',
    { body: gzipSync(Buffer.alloc(50_000_000)), headers: { 'content-encoding': 'gzip' } },
    'It is larger than 2 MiB.',
    'too_large',
  ],
  ['a redirect to nowhere', { status: 302 }, 'It redirects to nowhere.', 'server_error'],
  [
    'a redirect in a circle',
    { status: 302, headers: { location: '/' } },
    'It redirects more than 3 times.',
    'server_error',
  ],
  [
    'a broken connection',
    (_request, response) => response.destroy(),
    'The server broke the connection off.',
    'server_error',
  ],
])('when a page is fetched, %s is reported with a message', async (_name, answer, message, reason) => {
  await expect(fetched(answer)).rejects.toMatchObject({ message, reason });
});

test.each<[string, NewsAnswer]>([
  ['plain', { body: 'x'.repeat(9_000_000) }],
  ['packed', { body: gzipSync(Buffer.alloc(50_000_000, 'x')), headers: { 'content-encoding': 'gzip' } }],
])('only the beginning of a large %s document is read if that is sufficient', async (_name, answer) => {
  const { body } = await fetched(answer, { isTopEnough: true });
  expect(body.toString()).toBe('x'.repeat(2 * 1024 * 1024));
});

test.each(['http://127.0.0.1:1/', 'http://169.254.169.254/latest', 'file:///etc/passwd', 'http://[::1]/'])(
  'a redirect to %s is refused before a connection is made',
  async (location) => {
    await expect(fetched({ status: 302, headers: { location } })).rejects.toBeInstanceOf(RefusedAddress);
  },
);

test('a host name that resolves to this machine is refused at the connection', async () => {
  site = await newsServer({ '/': { body: 'secret' } });
  const fetcher = pageFetcher({ userAgent: 'Vaglio', privateHosts: [] });
  close = fetcher.close;
  await expect(fetcher.fetchPage('http://localhost/', { accept: HTML })).rejects.toEqual(
    new RefusedAddress('The address belongs to this machine or to a private network.'),
  );
  expect(site.requested).toEqual([]);
});

test('if one port of a private host is allowed, a redirect to another port is refused at the connection', async () => {
  site = await newsServer({ '/': { status: 302, headers: { location: 'http://localhost/admin' } } });
  const { port } = new URL(site.url);
  const fetcher = pageFetcher({ userAgent: 'Vaglio', privateHosts: [`localhost:${port}`] });
  close = fetcher.close;
  await expect(fetcher.fetchPage(`http://localhost:${port}/`, { accept: HTML })).rejects.toEqual(
    new RefusedAddress('The address belongs to this machine or to a private network.'),
  );
  expect(site.requested).toEqual(['/']);
});

test.each<[string, NewsAnswer]>([
  ['sends nothing', () => undefined],
  [
    'never ends',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('a');
    },
  ],
])('fetching a page from a server that %s times out', async (_name, answer) => {
  await expect(fetched(answer, {}, { totalMs: 300 })).rejects.toMatchObject({
    message: 'It did not answer in full within 0.3 s.',
    reason: 'slow',
  });
});

test.each<[number, UnreadReason]>([
  [404, 'not_found'],
  [410, 'not_found'],
  [401, 'paywall'],
  [402, 'paywall'],
  [403, 'refused'],
  [451, 'refused'],
  [408, 'slow'],
  [429, 'busy'],
  [503, 'busy'],
  [502, 'server_error'],
])('a page with status %d is not read (%s)', async (status, reason) => {
  await expect(fetched({ status })).rejects.toMatchObject({ status, reason });
});

test('a server that does not exist is reported as unreachable', async () => {
  site = await newsServer({});
  await site.close();
  const fetcher = pageFetcher({ userAgent: 'Vaglio', privateHosts: [site.host] });
  close = fetcher.close;
  await expect(fetcher.fetchPage(`${site.url}/`, { accept: HTML })).rejects.toMatchObject({
    message: 'The server refuses the connection.',
    reason: 'unreachable',
  });
});
