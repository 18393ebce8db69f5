import { createServer } from 'node:http';
import { limitedFetch, SilentAnswer, TooLargeAnswer } from './limited-fetch';
import { RefusedAddress } from './address-guard';
import { listening } from '../../testing/listening';

/** Starts a server that sends one chunk and then stops sending. `ended` resolves when its connection is closed. */
async function silentServer(piece: string) {
  let close: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    close = resolve;
  });
  const server = createServer((_request, response) => {
    response.on('close', close);
    response.writeHead(200).write(piece);
  });
  const port = await listening(server);
  return { url: `http://127.0.0.1:${port}`, ended, stop: () => server.close() };
}

test.each([
  ['stops sending data', 1_000, SilentAnswer],
  ['is too large', 3, TooLargeAnswer],
])(
  'a response of another server that %s fails, and its connection is closed',
  async (_what, maxBytes, kind) => {
    const { url, ended, stop } = await silentServer('hello');
    const answer = await limitedFetch(maxBytes, 100)(url);
    await expect(answer.text()).rejects.toBeInstanceOf(kind);
    await ended;
    stop();
  },
);

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://168.63.129.16/machine',
  'https://[fd00:ec2::254]/latest',
  'http://[fe80::a9fe:a9fe]/',
  'http://100.100.100.200/',
])('the cloud metadata service %s is never called', async (url) => {
  await expect(limitedFetch(1_000, 100)(url)).rejects.toBeInstanceOf(RefusedAddress);
});

const EVENT = 'data: {}\n\n';
const DONE = 'data: [DONE]\n\n';

/** Starts a server that sends the given chunks at intervals of 60 ms and keeps the connection open. */
async function streamingServer(pieces: readonly string[]) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    pieces.forEach((piece, index) => setTimeout(() => response.write(piece), 60 * (index + 1)));
    setTimeout(() => response.end(), 60 * (pieces.length + (pieces.at(-1) === DONE ? 1 : 8)));
  });
  const port = await listening(server);
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

test.each([
  ['may be silent before its first token', [': ping\n\n'], true],
  ['may be silent after its opening event', [EVENT], true],
  ['may not be silent between tokens', [EVENT, EVENT], false],
  ['counts as silent if only comments arrive', [EVENT, EVENT, ...Array(8).fill(': ping\n\n')], false],
  ['counts as silent if a line never ends', [EVENT, EVENT, ...Array(8).fill('data: ')], false],
  ['continues with each event', [EVENT, EVENT, ...Array(8).fill(EVENT), DONE], true],
])('a streamed response %s', async (_what, pieces, isRead) => {
  const { url, stop } = await streamingServer(pieces);
  const reading = (await limitedFetch(10_000, 250)(url)).text();
  const outcome = await reading.then(
    () => true,
    (error: unknown) => (error instanceof SilentAnswer ? false : error),
  );
  stop();
  expect(outcome).toBe(isRead);
});
