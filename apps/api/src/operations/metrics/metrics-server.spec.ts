import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '../../testing/server-process';
import { serveMetrics } from './metrics-server';

const TOKEN = 'token-of-the-metrics-of-tests';
const HOST = '127.0.0.1';
const METRICS = { text: async () => 'up 1\n' };

let port: number;
let close: () => Promise<void>;
beforeEach(async () => {
  port = await freePort();
  close = await serveMetrics(METRICS, { token: TOKEN, port, host: HOST });
});
afterEach(() => close());

const status = async (path: string, headers = {}) =>
  (await fetch(`http://${HOST}:${port}${path}`, { headers })).status;

test('the metrics port serves only metrics, and requires the token if one is configured', async () => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect([await status('/metrics'), await status('/metrics', headers), await status('/', headers)]).toEqual([
    401, 200, 404,
  ]);
  await expect(serveMetrics(METRICS, { token: undefined, port, host: HOST })).rejects.toThrow(
    `Port ${port} is in use. Set METRICS_PORT to another one.`,
  );
});

test('the metrics port refuses a request with two Host headers', async () => {
  const socket = connect(port, HOST);
  socket.write('GET /metrics HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test('the metrics port refuses headers of more than 8 kB', async () => {
  expect(await status('/metrics', { 'x-a': 'a'.repeat(9_000) })).toBe(431);
});

test('the metrics port accepts at most twenty simultaneous connections', async () => {
  const sockets = Array.from({ length: 21 }, () => connect(port, HOST));
  await Promise.race(sockets.map((socket) => once(socket, 'close')));
  expect(sockets.filter(({ closed }) => !closed)).toHaveLength(20);
  for (const socket of sockets) socket.destroy();
});
