import { connect, type Socket } from 'node:net';
import { PERMISSIONS } from '@vaglio/access-control';
import { buildApp } from '../../app';
import { testApp } from '../test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const JSON_TYPE = { 'content-type': 'application/json' };

function post(url: string, payload: string, headers: Record<string, string> = JSON_TYPE) {
  return world.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...world.asRole('admin') },
    payload,
  });
}

const deep = (depth: number) => `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`;

test.each<[string, string, Record<string, string>, number, string]>([
  ['a body that is not JSON', '{"email":', JSON_TYPE, 400, 'The body is not valid JSON.'],
  ['an empty body', '', JSON_TYPE, 400, 'The body must be an object.'],
  [
    'JSON with 200,000 levels',
    deep(200_000).slice(0, 60_000),
    JSON_TYPE,
    400,
    'The body is nested too deeply.',
  ],
  ['JSON with one level too many', deep(20), JSON_TYPE, 400, 'The body is nested too deeply.'],
  ['a NUL character', '{"email":"a\\u0000@b.ch"}', JSON_TYPE, 400, 'The body holds a NUL character.'],
  ['a NUL character in a name', '{"a\\u0000":1}', JSON_TYPE, 400, 'The body holds a NUL character.'],
  [
    'half of a surrogate pair',
    '{"email":"a\\ud83d@b.ch"}',
    JSON_TYPE,
    400,
    'The body holds half of a character (a lone surrogate).',
  ],
  [
    'half of a surrogate pair in a name',
    '{"a\\ude00":1}',
    JSON_TYPE,
    400,
    'The body holds half of a character (a lone surrogate).',
  ],
  ['the key __proto__', '{"__proto__":{"role":"admin"}}', JSON_TYPE, 400, 'The body is not valid JSON.'],
  ['the key constructor', '{"constructor":{"prototype":{}}}', JSON_TYPE, 400, 'The body is not valid JSON.'],
  [
    'plain text',
    '{}',
    { 'content-type': 'text/plain' },
    415,
    'The body must be JSON (Content-Type: application/json).',
  ],
  [
    'a form',
    'email=a',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'The body must be JSON (Content-Type: application/json).',
  ],
  [
    'more than 64 KiB',
    JSON.stringify({ email: 'x'.repeat(65_536) }),
    JSON_TYPE,
    413,
    'The body is too large.',
  ],
])('login refuses %s with 4xx and a message', async (_what, payload, headers, status, error) => {
  const answer = await post('/auth/login', payload, headers);
  expect([answer.statusCode, answer.json()]).toEqual([status, { error }]);
});

test('an imported row may be larger than other request bodies, but at most 256 KiB', async () => {
  const row = (size: number) => JSON.stringify({ company_name: 'x'.repeat(size) });
  const answers = [
    await post('/auth/startups/import-raw', row(200_000)),
    await post('/auth/startups/import-raw', row(262_144)),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 413]);
});

test('an imported row with half of a surrogate pair is refused with a message, and nothing is stored', async () => {
  const answer = await post(
    '/auth/startups/import-raw',
    '{"company_name":"Alpha","awards":{"Prize \\ud83d":1}}',
  );
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { error: 'The body holds half of a character (a lone surrogate).' },
  ]);
  expect((await world.pool.query('select 1 from raw_startups')).rows).toEqual([]);
});

test('every route with a body refuses an invalid body with 4xx and a message', async () => {
  const calls = PERMISSIONS.filter(
    ({ method, path }) =>
      method !== 'GET' && method !== 'DELETE' && world.app.hasRoute({ method, url: path }),
  );
  expect(calls.length).toBeGreaterThan(10);
  const wrong: string[] = [];
  for (const { method, path, operationId } of calls) {
    for (const payload of ['[]', '"text"', '7', '{"nobodyKnowsThis":1}', '{', 'true']) {
      const url = path.replaceAll(/:\w+/g, '987654321');
      const answer = await world.app.inject({
        method,
        url,
        headers: { ...JSON_TYPE, ...world.asRole('admin') },
        payload,
      });
      const isRefused =
        answer.statusCode >= 400 && answer.statusCode < 500 && typeof answer.json().error === 'string';
      if (!isRefused) wrong.push(`${operationId} answers ${payload} with ${answer.statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every route with a query refuses an unknown field and an invalid number with 400', async () => {
  const lists = [
    '/auth/startups/raw',
    '/auth/startups/curated',
    '/auth/investments',
    '/auth/admin/parameters',
  ];
  for (const list of lists) {
    for (const query of [
      'nobodyKnowsThis=1',
      'page=x',
      'page=0',
      'pageSize=501',
      'q=%00',
      'page=1e999',
      'page=1&page=2',
    ]) {
      const answer = await world.app.inject({ url: `${list}?${query}`, headers: world.asRole('admin') });
      expect([list, query, answer.statusCode, answer.json()]).toEqual([
        list,
        query,
        400,
        { error: expect.any(String) },
      ]);
    }
  }
});

test.each([
  ['/%', 'The address is not valid.'],
  ['/%c0%ae', 'The address is not valid.'],
  ['/auth/investments/%E0%A4%A/score', 'The address is not valid.'],
  [`/auth/investments/${'9'.repeat(300)}/score`, 'The address is too long.'],
])('the invalid address %s is refused with a message that does not repeat it', async (url, error) => {
  const answer = await world.app.inject({ url, headers: world.asRole('admin') });
  expect([400, 404, 414]).toContain(answer.statusCode);
  expect(answer.json()).toEqual({ error });
});

describe('connections with short time limits', () => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  let port = 0;
  beforeAll(async () => {
    const limits = {
      requestTimeout: 300,
      connectionTimeout: 400,
      http: { headersTimeout: 200, connectionsCheckingInterval: 50 },
    };
    app = await buildApp(world.deps, { limits });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => app.close());

  const HEAD =
    'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';

  test.each<[string, string, string]>([
    ['a missing body', HEAD, ''],
    ['a body in slow single bytes', HEAD, ' '],
    ['endless headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\n', ''],
    ['headers in slow single bytes', 'GET /healthz HTTP/1.1\r\nX-Slow: ', 'a'],
    ['no data', '', ''],
  ])('a connection with %s is closed', async (_what, start, drip) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(start);
    const dripping = setInterval(() => drip && socket.writable && socket.write(drip), 40);
    const seconds = await secondsUntilClosed(socket);
    clearInterval(dripping);
    expect(seconds).toBeLessThan(9); // the shortest timeout of a default server is 10 s
  });
});

function secondsUntilClosed(socket: Socket): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', () => resolve((performance.now() - begin) / 1000));
    socket.resume();
  });
}
