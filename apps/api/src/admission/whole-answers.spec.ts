import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { stalledReaders } from './stalled-readers';

/** More than the buffers of a connection hold. */
const BODY = Buffer.alloc(60_000_000, 'a');
/** The system takes bytes in strides of megabytes: a reader needs time for several. */
const LONGEST_MS = 4_000;

/** A server that sends an answer in one piece; its reader waits after each part. @returns whether all of it was taken */
async function isWhole(pauseMs: number): Promise<boolean> {
  const readers = stalledReaders(LONGEST_MS);
  const server = createServer();
  server.on('request', (request, response) => {
    response.on('close', readers.watch(request.socket)).end(BODY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  let bytes = 0;
  const isTaken = new Promise<boolean>((resolve) => {
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes > BODY.length) resolve(true);
      socket.pause();
      void wait(pauseMs, null, { ref: false }).then(() => socket.resume());
    });
    server.on('connection', (connection) => connection.on('close', () => resolve(false)));
  });
  const whole = await isTaken;
  socket.destroy();
  readers.close();
  server.close();
  return whole;
}

test('a reader who is slow gets the whole of an answer that is sent in one piece', async () => {
  const begun = performance.now();
  expect(await isWhole(12)).toBe(true);
  expect(performance.now() - begun).toBeGreaterThan(2 * LONGEST_MS);
});

test('a reader who takes nothing of such an answer loses the connection', async () => {
  expect(await isWhole(60_000)).toBe(false);
});
