import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from './client';
import type { ClientOptions } from './send';

type Answer = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/**
 * Returns a client of a test server, the requests that the server received, and the delays that the client would have
 * waited.
 * @param answer responds to each request
 */
async function clientOf(answer: Answer, options: Partial<ClientOptions> = {}) {
  const [asked, waits]: [string[], number[]] = [[], []];
  server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.headers['idempotency-key'] === undefined ? '' : 'keyed'}`);
    answer(request, response, asked.length);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sleep = async (ms: number) => void waits.push(ms);
  const made = createClient({ address: `http://127.0.0.1:${port}`, token: 'vgl_x', sleep, ...options });
  return { ...made, asked, waits };
}

test('a file download that has started may take longer than the timeout of an attempt', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const rest: (() => void)[] = [];
  const vaglio = await clientOf(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' }).write('name\n');
      rest.push(() => response.end('Vela\n'));
    },
    { timeoutMs: 1000 },
  );
  const answer = await vaglio.call('exportCurated', { format: 'csv' });
  await jest.advanceTimersByTimeAsync(60_000);
  rest.forEach((end) => end());
  expect(await answer.text()).toBe('name\nVela\n');
  jest.useRealTimers();
});

test('a response that starts but does not finish in time fails', async () => {
  const vaglio = await clientOf((_request, response) => void response.writeHead(200).write('{'), {
    timeoutMs: 100,
    retries: 1,
  });
  await expect(vaglio.call('readUser')).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(vaglio.asked).toHaveLength(2);
});

test.each([
  ['no address', '', 'vgl_x', 'begins with https'],
  ['a host without a scheme', 'vaglio.example', 'vgl_x', 'begins with https'],
  ['a protocol other than HTTP', 'file:///etc', 'vgl_x', 'begins with https'],
  ['a password in the address', 'https://ann:secret@vaglio.example', 'vgl_x', 'has no user'],
  ['a query in the address', 'https://vaglio.example/?a=1', 'vgl_x', 'has no user'],
  ['no token', 'https://vaglio.example', '', 'The token is empty'],
  ['a token with a line break', 'https://vaglio.example', 'vgl_x\n', 'line breaks'],
])('a client with %s is refused when it is created', (_what, address, token, text) =>
  expect(() => createClient({ address, token })).toThrow(text),
);

test('an invalid header is refused before the request is sent', async () => {
  const vaglio = await clientOf((_request, response) => void response.end('{}'));
  const change = vaglio.call('strikeNote', { id: '1', 'if-match': '"1"\n"2"' });
  await expect(change).rejects.toThrow(TypeError);
  expect([vaglio.asked, vaglio.waits]).toEqual([[], []]);
});

test('a redirect is reported and not followed, so that the token reaches no other address', async () => {
  const vaglio = await clientOf((_request, response) => {
    response.writeHead(301, { location: 'https://other.example/auth/user' }).end();
  });
  await expect(vaglio.call('readUser')).rejects.toMatchObject({
    name: 'VaglioError',
    status: 301,
    message:
      'The address leads to https://other.example/auth/user, which is not followed. Give the address that answers itself.',
  });
  expect(vaglio.asked).toHaveLength(1);
});

test('a response that is not JSON is reported as a failure', async () => {
  const vaglio = await clientOf((_request, response) => void response.end('<html>Welcome</html>'));
  await expect(vaglio.call('readUser')).rejects.toMatchObject({
    name: 'VaglioError',
    status: 200,
    message: 'The address does not answer as Vaglio does.',
  });
});

test('the client repeats a POST request in progress more often than a failed request', async () => {
  const vaglio = await clientOf((_request, response, attempt) => {
    if (attempt <= 10) response.writeHead(409, { 'retry-after': '2' }).end('{"error":"In progress."}');
    else response.writeHead(201).end('{"parameterID":"tern"}');
  });
  const made = await vaglio.call('createParameter', { body: { parameterName: 'Tern', value: 2 } });
  expect(made.parameterID).toBe('tern');
  expect(vaglio.waits).toEqual(Array.from({ length: 10 }, () => 2000));
});

test('the client stops repeating a POST request in progress after the timeout of an attempt', async () => {
  const vaglio = await clientOf(
    (_request, response) =>
      void response.writeHead(409, { 'retry-after': '2' }).end('{"error":"In progress."}'),
    { timeoutMs: 5000 },
  );
  const made = vaglio.call('createParameter', { body: { parameterName: 'Tern', value: 2 } });
  await expect(made).rejects.toMatchObject({ status: 409, message: 'In progress.' });
  expect(vaglio.waits).toEqual([2000, 2000, 2000]);
});

test('a POST request that only reads is retried without a key', async () => {
  const vaglio = await clientOf((_request, response, attempt) => {
    response.writeHead(attempt === 1 ? 503 : 200).end('{}');
  });
  await vaglio.call('simulateScore', { body: { changes: [] } });
  expect(vaglio.asked).toEqual(['POST ', 'POST ']);
});
