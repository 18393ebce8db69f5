import { buildApp } from '../../app';
import { cuttableDatabase } from '../../testing/cuttable-database';
import { testApp } from '../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

test('GET /config returns the brand and whether the data is a demo, also without a session', async () => {
  const answer = await world.app.inject({ url: '/config' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      productTitle: 'Vaglio',
      foundationName: 'Foundation',
      demoData: false,
      signInWith: null,
      signOutAtProvider: false,
      passwordSignIn: 'all',
      passkeySignIn: false,
      logo: null,
    },
  ]);
});

test('while the database is unavailable, GET /config returns the previous response', async () => {
  const database = await cuttableDatabase(world.url);
  const app = await buildApp({ ...world.deps, db: database.db });
  database.cut();
  expect((await app.inject({ url: '/config' })).statusCode).toBe(503);
  database.mend();
  const before = await app.inject({ url: '/config' });
  database.cut();
  const after = await app.inject({ url: '/config' });
  expect([after.statusCode, after.json()]).toEqual([200, before.json()]);
  await app.close();
  await database.close();
});

test('/healthz reports the state of the process, and /readyz the state of the database', async () => {
  const answers = [await world.app.inject({ url: '/healthz' }), await world.app.inject({ url: '/readyz' })];
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [200, { status: 'ok' }],
    [200, { status: 'ready' }],
  ]);
});

test('/openapi.json and /docs contain the same document, with only the routes of the permission table', async () => {
  const document = await world.app.inject({ url: '/openapi.json' });
  const ofReference = await world.app.inject({ url: '/docs/json' });
  expect(document.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { '/auth/login': { post: { operationId: 'login' } } },
  });
  expect(ofReference.json()).toEqual(document.json());
  expect(
    Object.keys(document.json().paths).filter((path) => path.startsWith('/docs') || path.includes('*')),
  ).toEqual([]);
});

test('/docs has its own content security policy, which allows no other hosts', async () => {
  for (const url of ['/docs', '/docs/', '/docs/static/swagger-ui-bundle.js']) {
    const { statusCode, headers } = await world.app.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers['content-security-policy']).not.toMatch(/https?:/);
  }
});
