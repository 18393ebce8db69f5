import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { buildApp } from '../../../app';
import { testApp } from '../../../testing/test-app';
import { serveWebApp } from './web-app';

const PAGE =
  '<!doctype html><html lang="en"><head><meta name="csp-nonce" content="__CSP_NONCE__"><meta name="base-path" content="__BASE_PATH__"><meta name="sign-in" content="__SIGN_IN__"><script src="/assets/index-a1b2c3.js"></script></head><div id="root"></div>';
const SCRIPT = 'console.log("a script")';

const directory = mkdtempSync(join(tmpdir(), 'vaglio-web-'));
mkdirSync(join(directory, 'assets'));
writeFileSync(join(directory, 'index.html'), PAGE);
writeFileSync(join(directory, 'assets', 'index-a1b2c3.js'), SCRIPT);
writeFileSync(join(directory, 'assets', 'index-a1b2c3.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(join(directory, 'color-scheme.js'), SCRIPT);
writeFileSync(join(directory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(
  join(directory, 'favicon.svg.br'),
  brotliCompressSync('<svg xmlns="http://www.w3.org/2000/svg"/>'),
);
mkdirSync(join(directory, 'guide'));
writeFileSync(join(directory, 'guide', 'scores.html'), '<h1>Scores</h1>');
writeFileSync(join(directory, 'guide', 'scores.html.br'), brotliCompressSync('<h1>Scores</h1>'));
writeFileSync(join(directory, '.secret.js'), SCRIPT);
mkdirSync(join(directory, '.vite'));
writeFileSync(
  join(directory, '.vite', 'manifest.json'),
  JSON.stringify({
    'index.html': { file: 'assets/index-a1b2c3.js' },
    '_form.js': { file: 'assets/form-e5f6a7.js' },
    'src/pages/login.tsx': { file: 'assets/login-d4e5f6.js', imports: ['index.html', '_form.js'] },
    'src/pages/login.oidc.tsx': { file: 'assets/login.oidc-a7b8c9.js' },
    'src/pages/signed-in/layout.tsx': { file: 'assets/layout-b2c3d4.js', imports: ['index.html'] },
    'src/pages/signed-in/user.tsx': { file: 'assets/user-c3d4e5.js', imports: ['_form.js'] },
    'src/settings/Section.tsx': { file: 'assets/Section-f6a7b8.js' },
  }),
);

let world: Awaited<ReturnType<typeof testApp>>;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  world = await testApp();
  app = await buildApp(world.deps);
  await app.register(serveWebApp, { directory });
});
afterAll(async () => {
  await app.close();
  await world.close();
  rmSync(directory, { recursive: true });
});

test.each([
  '/',
  '/login',
  '/change-password-first',
  '/potential-investiments',
  '/review?tab=articles',
  '/compare?ids=7,12',
  '/dossier?id=7',
  '/index.html',
  '/assets/',
  '/no-such-page',
  '/authors',
])('%s returns the page with its own nonce, without caching', async (url) => {
  const answers = [await app.inject({ url, headers: { accept: 'text/html' } }), await app.inject({ url })];
  const nonces = answers.map(({ statusCode, headers, body }) => {
    const nonce = /content="([\w+/=]{24})"/.exec(body)?.[1] ?? 'none';
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'self';.*frame-ancestors 'none'/,
    );
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
});

test('the page of the web app has the language of the installation', async () => {
  const [english, german] = [fastify(), fastify()];
  await english.register(serveWebApp, { directory });
  await german.register(serveWebApp, { directory, language: 'de' });
  const pages = await Promise.all([english, german].map(async (each) => (await each.inject('/')).body));
  expect(pages.map((page) => page.slice(0, 31))).toEqual([
    '<!doctype html><html lang="en">',
    '<!doctype html><html lang="de">',
  ]);
});

test.each(['__BASE_PATH__', '__SIGN_IN__', '<html lang="en">'])(
  'a build of the web app whose page lacks %s is refused at the start',
  async (place) => {
    const other = mkdtempSync(join(tmpdir(), 'vaglio-web-'));
    writeFileSync(join(other, 'index.html'), PAGE.replace(place, ''));
    await expect(fastify().register(serveWebApp, { directory: other })).rejects.toThrow(
      `index.html of the web app has no ${place}`,
    );
    rmSync(other, { recursive: true });
  },
);

test.each([
  ['/auth/login', 'POST'],
  ['/auth/refresh', 'POST'],
])('%s accepts only %s, and GET and HEAD return 405', async (url, allow) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url });
    expect([method, statusCode, headers.allow]).toEqual([method, 405, allow]);
  }
});

test.each([
  ['GET', '/auth/imports/:id'],
  ['HEAD', '/auth/imports/:id'],
  ['GET', '/auth/investments/:id/score'],
  ['DELETE', '/auth/admin/users/:id'],
] as const)(
  'the request %s %s with an id that is too long returns 414, even with the web app',
  async (method, url) => {
    for (const headers of [{}, world.asRole('user'), world.asRole('admin')]) {
      const answer = await app.inject({ method, url: url.replace(':id', 'x'.repeat(101)), headers });
      expect([answer.statusCode, answer.body]).toEqual([
        414,
        method === 'HEAD' ? '' : '{"error":"The address is too long."}',
      ]);
    }
  },
);

test.each(['/login', '/healthz', '/docs', '/no.file'])(
  '%s has a content security policy against plugins, foreign frames and foreign form targets',
  async (url) => {
    const { headers } = await app.inject({ url });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
    );
    expect(policy.some((part) => part.startsWith('form-action '))).toBe(true);
  },
);

test('SVG images declare their charset', async () => {
  for (const accepted of ['identity', 'br']) {
    const { headers } = await app.inject({ url: '/favicon.svg', headers: { 'accept-encoding': accepted } });
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  }
});

test('every response has the security headers, and HTTPS responses have additional headers', async () => {
  const published = await buildApp({
    ...world.deps,
    settings: { ...world.deps.settings, publicUrl: 'https://vaglio.example' },
  });
  const urls = ['/login', '/auth/user', '/assets/index-a1b2c3.js', '/healthz', '/no.file'];
  for (const url of urls) {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
  const { headers } = await published.inject({ url: '/healthz' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await published.close();
});

test.each([
  ['/login', ['login-d4e5f6', 'form-e5f6a7']],
  ['/login/oidc', ['login.oidc-a7b8c9']],
  ['/user', ['user-c3d4e5', 'form-e5f6a7', 'layout-b2c3d4']],
  ['/layout', []],
  ['/no-such-page', []],
])('the page %s has a preload hint for each script of the page and of its frame: %j', async (url, names) => {
  const { body } = await app.inject({ url });
  const hints = [
    ...body.matchAll(/<link rel="modulepreload" crossorigin fetchpriority="low" href="([^"]+)" \/>/g),
  ];
  expect(hints.map(([, href]) => href)).toEqual(names.map((name) => `/assets/${name}.js`));
  expect(body.match(/index-a1b2c3/g)).toHaveLength(1);
});

test('a file with a hash in its name is cached permanently', async () => {
  const plain = await app.inject({ url: '/assets/index-a1b2c3.js' });
  const small = await app.inject({
    url: '/assets/index-a1b2c3.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect([plain.body, plain.headers['cache-control']]).toEqual([
    SCRIPT,
    'public, max-age=31536000, immutable',
  ]);
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript/),
    vary: expect.stringMatching(/accept-encoding/i),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test.each(['identity', 'br'])(
  'a page of the user guide (%s) may show text and pictures, and cannot run scripts',
  async (accepted) => {
    const answer = await app.inject({ url: '/guide/scores.html', headers: { 'accept-encoding': accepted } });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'self'; img-src 'self';/);
    expect(policy).not.toMatch(/script-src|unsafe|nonce/);
  },
);

test('files without a hash in their name are revalidated on each request', async () => {
  const answer = await app.inject({ url: '/color-scheme.js' });
  expect([answer.body, answer.headers['cache-control']]).toEqual([SCRIPT, 'no-cache']);
});

test.each([
  '/assets/gone-ffffff.js',
  '/.secret.js',
  '/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/index.ts',
  '/x%00.js',
])('the missing file %s is refused with a message, without caching', async (url) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
    expect.any(Number),
    { error: expect.any(String) },
    'no-store',
  ]);
  expect([400, 403, 404]).toContain(answer.statusCode);
});

test.each([
  ['GET', '/auth/no-such-call'],
  ['GET', '/auth'],
  ['GET', '/auth/user/'],
  ['GET', '/%61uth/no-such-call'],
  ['GET', '/docs/no-such'],
  ['GET', '/healthz/'],
  ['POST', '/login'],
  ['DELETE', '/auth/user'],
] as const)('%s %s returns 404 with a message, never the page', async (method, url) => {
  const answer = await app.inject({ method, url, headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.body]).toEqual([404, '{"error":"No such address"}']);
});

test.each([
  ['HEAD', '/auth/user', 401],
  ['HEAD', '/healthz', 200],
  ['OPTIONS', '/auth/login', 405],
] as const)('the server responds to %s %s with %s, never with the page', async (method, url, status) => {
  const answer = await app.inject({ method, url, headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    'application/json; charset=utf-8',
  ]);
});

test('a HEAD request for a page or file of the web app returns its headers', async () => {
  const [get, head] = [
    await app.inject({ url: '/dashboard' }),
    await app.inject({ method: 'HEAD', url: '/dashboard' }),
  ];
  expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([
    200,
    '',
    get.headers['content-type'],
  ]);
});

test('a program that requests JSON gets no page of the web app', async () => {
  const answer = await app.inject({ url: '/users', headers: { accept: 'application/json' } });
  expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'No such address' }]);
});

test('without a build of the web app the API still works', async () => {
  const answer = await world.app.inject({ url: '/login' });
  expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'No such address' }]);
  expect((await world.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
});
