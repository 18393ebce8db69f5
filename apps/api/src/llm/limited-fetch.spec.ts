import { createServer } from 'node:http';
import { limitedFetch, SilentAnswer, TooLargeAnswer } from './limited-fetch';

/** A server that sends one piece, and then nothing; `ended` is when its connection is closed. */
async function silentServer(piece: string) {
  let close: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    close = resolve;
  });
  const server = createServer((_request, response) => {
    response.on('close', close);
    response.writeHead(200).write(piece);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return { url: `http://127.0.0.1:${port}`, ended, stop: () => server.close() };
}

test.each([
  ['falls silent', 1_000, SilentAnswer],
  ['is too large', 3, TooLargeAnswer],
])('an answer that %s fails, and its connection is closed', async (_what, maxBytes, kind) => {
  const { url, ended, stop } = await silentServer('hello');
  const answer = await limitedFetch(maxBytes, 100)(url);
  await expect(answer.text()).rejects.toBeInstanceOf(kind);
  await ended;
  stop();
});
