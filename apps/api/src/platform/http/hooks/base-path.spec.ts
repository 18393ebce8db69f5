import { readSettings } from '../../config/settings';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { basePathOf, isUsableBasePath, withoutBasePath } from './base-path';
import { addAccount, cookieOf, DEVICE, PASSWORD } from '../../../testing/accounts';
import { testApp, TEST_SETTINGS } from '../../../testing/test-app';
import { digestOf } from '../../../identity/sign-in/passwords/password-hash';
import { serveWebApp } from '../web-app/web-app';

const PAGE = `<!doctype html><html lang="en"><head><meta name="base-path" content="__BASE_PATH__"><meta name="sign-in" content="__SIGN_IN__"><link rel="icon" href="/favicon.svg">
<script src="/color-scheme.js"></script><script type="module" src="/assets/index-a1b2c3.js"></script></head>`;
const directory = mkdtempSync(join(tmpdir(), 'vaglio-base-'));
mkdirSync(join(directory, 'assets'));
writeFileSync(join(directory, 'index.html'), PAGE);
writeFileSync(join(directory, 'assets', 'index-a1b2c3.js'), 'a script');
mkdirSync(join(directory, '.vite'));
writeFileSync(
  join(directory, '.vite', 'manifest.json'),
  '{"src/pages/login.tsx":{"file":"assets/login-d4e5f6.js"}}',
);

let world: Awaited<ReturnType<typeof testApp>>;
let app: Awaited<ReturnType<typeof testApp>>['app'];
beforeAll(async () => {
  world = await testApp({ settings: { ...TEST_SETTINGS, publicUrl: 'https://host.example/vaglio' } });
  app = world.app;
  await app.register(serveWebApp, { directory, basePath: '/vaglio', signIn: 'provider' });
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true });
});

test.each([
  [undefined, ''],
  ['https://host.example', ''],
  ['https://host.example/vaglio', '/vaglio'],
  ['https://host.example/tools/vaglio', '/tools/vaglio'],
])('the base path of PUBLIC_URL %s is %j', (url, path) => {
  expect(basePathOf(url)).toBe(path);
});

test.each([
  ['/vaglio', true],
  ['/tools/vaglio-2.0', true],
  ['/auth', false],
  ['/Login/x', false],
  ['/review', false],
  ['/my-work', false],
  ['/add-article', false],
  ['/guide', false],
  ['/guide/x', false],
  ['/a//b', false],
  ['/a b', false],
  ['/.well-known', false],
])('the base path %s may be used: %s', (path, isUsable) => {
  expect(isUsableBasePath(path)).toBe(isUsable);
});

test.each([
  ['/vaglio', '/'],
  ['/vaglio?a=1', '/?a=1'],
  ['/vaglio/', '/'],
  ['/vaglio/auth/user?x=1', '/auth/user?x=1'],
  ['/auth/user', '/auth/user'],
  ['/vaglioli', '/vaglioli'],
])('with a base path the request %s becomes %s whether or not the proxy keeps the path', (url, expected) => {
  expect(withoutBasePath(url, '/vaglio')).toBe(expected);
});

test.each(['/vaglio/healthz', '/healthz', '/vaglio/openapi.json'])(
  'the server with a base path responds to %s',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(200);
  },
);

test.each(['/vaglio', '/vaglio/', '/vaglio/configurations', '/configurations'])(
  '%s returns the page with addresses below the base path',
  async (url) => {
    const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(body).toBe(
      PAGE.replace('__BASE_PATH__', '/vaglio')
        .replace('__SIGN_IN__', 'provider')
        .replace('"/favicon', '"/vaglio/favicon')
        .replace('"/color', '"/vaglio/color')
        .replace('"/assets', '"/vaglio/assets'),
    );
    expect((await app.inject({ url: '/vaglio/assets/index-a1b2c3.js' })).body).toBe('a script');
  },
);

test('the scripts of a page are loaded from below the base path', async () => {
  const { body } = await app.inject({ url: '/vaglio/login', headers: { accept: 'text/html' } });
  expect(body).toContain(
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/vaglio/assets/login-d4e5f6.js" />',
  );
});

test.each(['/vaglio/auth/user', '/vaglio//auth/user', '/vaglio/vaglio/auth/user'])(
  'below a base path %s returns nothing without a session',
  async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'application/json' } });
    expect([401, 404]).toContain(answer.statusCode);
  },
);

test('the session cookie is limited to the base path and continues the session', async () => {
  const { email } = await addAccount(world);
  const signedIn = await app.inject({
    method: 'POST',
    url: '/vaglio/auth/login',
    headers: { origin: 'https://host.example' },
    payload: { email, password: digestOf(PASSWORD), deviceId: DEVICE },
  });
  const [cookie] = signedIn.cookies;
  expect(cookie).toMatchObject({
    name: '__Secure-rt',
    path: '/vaglio',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
  });
  const refreshed = await app.inject({
    method: 'POST',
    url: '/auth/refresh',
    payload: { deviceId: DEVICE },
    cookies: { '__Secure-rt': cookie?.value ?? '' },
  });
  expect([refreshed.statusCode, cookieOf(refreshed)]).toEqual([200, '']);
});

test('the API reference uses files and requests below the base path', async () => {
  const page = await app.inject({ url: '/vaglio/docs/', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(sources.length).toBeGreaterThan(2);
  for (const source of sources) {
    const { pathname } = new URL(source, 'https://host.example/vaglio/docs/');
    expect(pathname).toMatch(/^\/vaglio\/docs\//);
    expect((await app.inject({ url: pathname })).statusCode).toBe(200);
  }
});

test.each([
  ['http://localhost:4000', true],
  ['http://127.0.0.1:4000', true],
  ['https://vaglio.example:8443', true],
  ['http://vaglio.example', false],
  ['https://vaglio.example/app', true],
  ['https://vaglio.example/auth', false],
  ['https://vaglio.example/a//b', false],
  ['https://user:word@vaglio.example', false],
  ['https://vaglio.example/?a=1', false],
  ['vaglio.example', false],
  ['ftp://vaglio.example', false],
])('PUBLIC_URL %s is accepted: %s', (url, accepted) => {
  const read = () => readSettings({ PUBLIC_URL: url }).publicUrl;
  if (accepted) expect(read()).toBe(url);
  else expect(read).toThrow(/PUBLIC_URL must be an address like/);
});

test('a trailing slash of PUBLIC_URL is removed', () => {
  expect(readSettings({ PUBLIC_URL: 'https://host.example/vaglio/' }).publicUrl).toBe(
    'https://host.example/vaglio',
  );
});
