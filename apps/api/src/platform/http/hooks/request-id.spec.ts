import { connect } from 'node:net';
import { buildApp } from '../../../app';
import { login } from '../../../testing/accounts';
import { testApp } from '../../../testing/test-app';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

test.each([
  ['a success', '/healthz', 200],
  ['a refused person', '/auth/investments', 401],
  ['an unknown address', '/nowhere', 404],
  ['an unreadable address', '/%E0%A4%A', 400],
  ['an address that is too long', `/auth/investments/${'1'.repeat(200)}/score`, 414],
])('the response for %s has its own request id', async (_what, url, status) => {
  const [one, other] = [await world.app.inject({ url }), await world.app.inject({ url })];
  expect([one.statusCode, other.statusCode]).toEqual([status, status]);
  expect(one.headers['x-request-id']).toMatch(UUID);
  expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
});

test('responses to a wrong password and to a body that is not JSON also have a request id', async () => {
  const answers = [
    await login(world, 'nobody@vaglio.example'),
    await world.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 400]);
  for (const { headers } of answers) expect(headers['x-request-id']).toMatch(UUID);
});

test('the request id is also in the log', async () => {
  const lines: string[] = [];
  const stream = {
    write: (line: string) => {
      lines.push(line);
    },
  };
  const app = await buildApp(world.deps, { logger: { level: 'info', stream } });
  const { headers } = await app.inject({ url: '/healthz' });
  expect(lines.join('')).toContain(`"reqId":"${String(headers['x-request-id'])}"`);
  await app.close();
});

test.each([
  ['another protocol than HTTP', 'rubbish\r\n\r\n', 400, 'The request is not valid HTTP.'],
  // A proxy could interpret each entry as one request while this server interprets it as two.
  [
    'both a length and chunks',
    `POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'The request is not valid HTTP.',
  ],
  [
    'two lengths',
    'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n',
    400,
    'The request is not valid HTTP.',
  ],
  [
    'line feeds without carriage returns',
    'GET /healthz HTTP/1.1\nHost: x\n\n',
    400,
    'The request is not valid HTTP.',
  ],
  [
    'headers of 40 kB',
    `GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`,
    431,
    'The headers are too large.',
  ],
])(
  'a request with %s gets a response with an id, a plain message and the usual headers',
  async (_what, bytes, status, error) => {
    const settings = { ...world.deps.settings, publicUrl: 'https://vaglio.example' };
    const app = await buildApp({ ...world.deps, settings });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    const answer = await exchange(typeof address === 'object' && address ? address.port : 0, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
    expect(answer).toContain('\r\nStrict-Transport-Security: max-age=31536000; includeSubDomains\r\n');
    expect(answer).toContain("; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n");
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ error });
    await app.close();
  },
);

function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}
