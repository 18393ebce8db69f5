import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { testApp } from '../../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
let port = 0;
beforeAll(async () => {
  world = await testApp();
  port = Number(new URL(await world.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => world.close());

/** Sends the given request lines and returns everything that the server sends until it closes the connection. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test.each([
  ['two different values', ['Host: vaglio.example', 'Host: evil.example']],
  ['two equal values', ['Host: vaglio.example', 'host: vaglio.example']],
  ['a value with a path', ['Host: vaglio.example/auth']],
  ['a value with a user', ['Host: person@vaglio.example']],
  ['a value with a blank', ['Host: vaglio.example evil.example']],
  ['a value with two ports', ['Host: vaglio.example:1:2']],
  ['no header', []],
])('a request with Host headers (%s) is refused on every address', async (_what, hosts) => {
  for (const path of ['/healthz', '/config', '/auth/user', '/no-such-address']) {
    const answer = await answerTo(`GET ${path} HTTP/1.1`, ...hosts);
    expect([path, statusOf(answer)]).toEqual([path, 400]);
  }
});

test.each(['vaglio.example', 'vaglio.example:8443', '127.0.0.1:4000', '[::1]:4000', 'localhost', ''])(
  'a request for the host "%s" is accepted',
  async (host) => {
    expect(statusOf(await answerTo('GET /healthz HTTP/1.1', `Host: ${host}`))).toBe(200);
  },
);

test('a HEAD request to the event stream does not count as a stream of the session', async () => {
  const { authorization } = world.asRole('user');
  const request = [
    '/auth/notifications/stream HTTP/1.1',
    'Host: x',
    `Authorization: ${authorization}`,
    'Accept: text/event-stream',
  ];
  for (let count = 0; count < 4; count += 1) {
    const answer = await answerTo(`HEAD ${request.join('\r\n')}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*text\/event-stream[^]*\r\n\r\n$/);
  }
  expect(await world.app.metrics.text()).toMatch(/^vaglio_live_connections 0$/m);
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${request.join('\r\n')}\r\n\r\n`);
  const [first] = await once(socket, 'data');
  expect(statusOf(String(first))).toBe(200);
  socket.destroy();
});

test.each([
  '/auth/startups/raw/export?format=xlsx',
  '/auth/startups/raw/export',
  '/auth/investments?pageSize=all',
])('a HEAD request to %s has the headers of GET and no body', async (path) => {
  const { authorization } = world.asRole('admin');
  const answer = await answerTo(`HEAD ${path} HTTP/1.1`, 'Host: x', `Authorization: ${authorization}`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*content-type: [^]*\r\n\r\n$/i);
});
