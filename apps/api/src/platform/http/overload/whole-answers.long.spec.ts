import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../../testing/writer-process';
import { stalledReaders } from './stalled-readers';

/** More than the buffers of a connection hold. */
const BODY = Buffer.alloc(60_000_000, 'a');
/** The system takes bytes in strides of megabytes: these are several. */
const PART = 12_000_000;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that sends an answer in one piece, and a reader that has asked for it and takes its beginning only. */
async function begin(longestMs: number) {
  const readers = stalledReaders(longestMs);
  const server = createServer();
  let isClosed = false;
  server.on('connection', (connection) => connection.on('close', () => (isClosed = true)));
  server.on('request', (request, response) => {
    response.on('close', readers.watch(request.socket)).end(BODY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  let bytes = 0;
  await new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      resolve();
    });
  });
  socket.pause();
  closers.push(() => {
    socket.destroy();
    readers.close();
    server.close();
  });
  return {
    isClosed: () => isClosed,
    isWhole: () => bytes > BODY.length,
    /** Takes so many bytes, however long that lasts. */
    take: async (wanted: number) => {
      const before = bytes;
      socket.resume();
      while (!isClosed && bytes - before < wanted && bytes <= BODY.length) await wait(5);
      socket.pause();
    },
  };
}

test('a reader who is slow gets the whole of an answer that is sent in one piece', async () => {
  const reader = await begin(8_000);
  // Each rest is more than half as long as a reader has, together they are nearly twice as long.
  for (let rest = 0; rest < 3; rest += 1) {
    await wait(5_000);
    await reader.take(PART);
  }
  expect(reader.isWhole()).toBe(false);
  await reader.take(BODY.length);
  expect(reader.isWhole()).toBe(true);
});

test('a reader who takes nothing of such an answer loses the connection', async () => {
  const reader = await begin(1_000);
  await until('the connection is closed', reader.isClosed);
  expect(reader.isWhole()).toBe(false);
});
