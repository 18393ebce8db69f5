import type { AddressInfo } from 'node:net';
import { createClient, VaglioError } from '@vaglio/client';
import { storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
let address: string;
let token: string;
beforeAll(async () => {
  world = await testApp();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
  const names = Array.from({ length: 7 }, (_none, n) => ({ company_name: `Vela ${n}`, score: n }));
  await storeStartups(world.db, names);
  const made = await world.app.inject({
    method: 'POST',
    url: '/auth/api-tokens',
    headers: world.asRole('admin'),
    payload: { name: 'Client', scopes: ['investments:write', 'scoring:write', 'startups:read'], days: 1 },
  });
  token = made.json<{ token: string }>().token;
});
afterAll(() => world.close());

/** Creates a client that records its requests and does not wait between retries. */
function client(
  intercept: (attempt: number, go: () => Promise<Response>) => Promise<Response> = (_n, go) => go(),
) {
  const asked: Request[] = [];
  const waits: number[] = [];
  const made = createClient({
    address,
    token,
    sleep: async (ms) => void waits.push(ms),
    fetch: async (url, init) => {
      asked.push(new Request(url, init));
      return intercept(asked.length, () => fetch(url, init));
    },
  });
  return { ...made, asked, waits };
}

test('the API client reads a list row by row across its pages', async () => {
  const vaglio = client();
  const names = [];
  for await (const startup of vaglio.each('listInvestments', { mode: 'all', top: 'all', pageSize: 3 }))
    names.push(startup.company_name);
  expect(names).toHaveLength(7);
  expect(new Set(names).size).toBe(7);
  expect(vaglio.asked).toHaveLength(3);
  const [first] = (await vaglio.call('listInvestments', { mode: 'all', top: 'all', pageSize: 1 })).items;
  const id = String(first?.id);
  await vaglio.call('setInvestmentFlags', { id, body: { rejected: 1 } });
  const rejected = await vaglio.call('listInvestments', { mode: 'rejected', top: 'all' });
  expect(rejected.items.map((startup) => String(startup.id))).toEqual([id]);
  expect((await vaglio.call('readUser')).email).toBe('admin@vaglio.example');
});

test('the API client sends both attempts of a POST request with the same key, so that it is processed once', async () => {
  const vaglio = client(async (attempt, go) => {
    const answer = await go();
    if (attempt === 1) throw new TypeError('fetch failed');
    return answer;
  });
  const made = await vaglio.call('createParameter', { body: { parameterName: 'Tern Prize', value: 2 } });
  expect(made).toMatchObject({ parameterName: 'Tern Prize', version: 1 });
  const keys = vaglio.asked.map(({ headers }) => headers.get('idempotency-key'));
  expect([keys[0], vaglio.waits]).toEqual([keys[1], [500]]);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
});

test('the API client does not repeat a change without a key', async () => {
  const down = () => Promise.resolve(new Response('{"error":"Out of order."}', { status: 503 }));
  const reading = client(down);
  await expect(reading.call('readUser')).rejects.toMatchObject({ status: 503, message: 'Out of order.' });
  expect(reading.waits).toEqual([500, 1000, 2000]);
  const changing = client(down);
  const change = changing.call('setInvestmentFlags', { id: '1', body: { rejected: 0 } });
  await expect(change).rejects.toThrow('Out of order.');
  expect(changing.asked).toHaveLength(1);
});

test('an error of the API client has the message of the server', async () => {
  const vaglio = client();
  const lacking = await vaglio.call('listArticles').catch((error: unknown) => error);
  expect(lacking).toBeInstanceOf(VaglioError);
  expect(lacking).toMatchObject({ status: 403, message: 'This API token lacks the scope news:read.' });
  expect(lacking).toHaveProperty('requestId', expect.any(String));
  const made = await vaglio.call('createParameter', { body: { parameterName: 'Gull Prize', value: 2 } });
  const id = made.parameterID;
  await vaglio.call('updateParameter', { id, 'if-match': '"1"', body: { value: 3 } });
  const stale = vaglio.call('updateParameter', { id, 'if-match': '"1"', body: { value: 4 } });
  await expect(stale).rejects.toMatchObject({ status: 412, body: { current: { value: 3 } } });
});

test('the API client streams a file download', async () => {
  const answer = await client().call('exportCurated', { format: 'csv' });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(await answer.text()).toContain('Vela 3');
});
