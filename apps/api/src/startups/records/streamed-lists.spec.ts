import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { startups } from '../../platform/db/schema/startups.table';
import { forgetStartups, storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/writer-process';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...server.asRole('user'), ...headers } });

/** Inserts more startups than one batch of the cursor contains. */
async function manyStartups(count = 4_100) {
  await server.db
    .execute(sql`insert into ${startups} (company_name, name_key, search_key, canton, sector, score)
    select 'Company ' || i, 'company ' || i, 'company ' || i, case when i % 3 = 0 then null else 'ZH' end, 'BioT', i from generate_series(1, ${count}) i`);
}

const three = () =>
  storeStartups(server.db, [
    { company_name: 'A', canton: 'ZH', sector: 'BioT', score: 3, awards: ['Venture Kick 1'] },
    { company_name: 'B', canton: null, sector: 'MedT', score: 2 },
    { company_name: 'C', canton: 'BE', sector: null, score: 1 },
  ]);

test.each(['/auth/investments?', '/auth/startups/curated?sort=company_name&dir=asc&'])(
  'the list %sfields=… returns only the selected columns',
  async (url) => {
    await three();
    expect((await get(`${url}fields=canton,sector`)).json()).toEqual({
      total: 3,
      page: 1,
      pageSize: 20,
      items: [
        { canton: 'ZH', sector: 'BioT' },
        { canton: null, sector: 'MedT' },
        { canton: 'BE', sector: null },
      ],
    });
    expect((await get(`${url}fields=score&page=2&pageSize=2`)).json()).toEqual({
      total: 3,
      page: 2,
      pageSize: 2,
      items: [{ score: 1 }],
    });
  },
);

test('ids are texts and timestamps are ISO 8601, also in selected columns', async () => {
  await three();
  const [whole] = (await get('/auth/investments?pageSize=1')).json<{ items: Record<string, unknown>[] }>()
    .items;
  const picked = (await get('/auth/investments?pageSize=1&fields=id,created_at,score,article_date')).json<{
    items: unknown[];
  }>().items;
  expect(picked).toEqual([
    { id: whole?.id, created_at: whole?.created_at, score: whole?.score, article_date: whole?.article_date },
  ]);
});

test.each(['search_key', 'origins', 'canton,', '', 'canton,colour', 'canton;sector', 'rank'])(
  'a list with fields=%s is refused',
  async (fields) => {
    expect((await get(`/auth/investments?fields=${fields}`)).statusCode).toBe(400);
  },
);

test.each([
  '/auth/investments?mode=all',
  '/auth/investments?sort=founding_year',
  '/auth/investments?top=not_eligible',
  '/auth/startups/curated?sort=score',
])('all streamed rows of the list %s equal the rows of its pages', async (url) => {
  await three();
  const [all, paged] = await Promise.all([get(`${url}&pageSize=all`), get(`${url}&pageSize=500`)]);
  expect(all.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(all.json()).toEqual({ ...paged.json(), pageSize: paged.json<{ total: number }>().total });
});

test('a long list is complete and in order when it is streamed in several batches', async () => {
  await manyStartups();
  const { items, total } = (await get('/auth/investments?pageSize=all&fields=score')).json<{
    items: { score: number }[];
    total: number;
  }>();
  expect([items.length, total]).toEqual([4_100, 4_100]);
  expect(items.every(({ score }, index) => score === 4_100 - index)).toBe(true);
});

test('an empty list can be streamed', async () => {
  expect((await get('/auth/investments?pageSize=all')).json()).toEqual({
    items: [],
    total: 0,
    page: 1,
    pageSize: 0,
  });
});

test.each([
  ['canton=ZH&canton=BE', ['A', 'C']],
  ['canton=ZH,BE', ['A', 'C']],
  ['canton=Unknown', ['B']],
  ['canton=ZH&canton=Unknown', ['A', 'B']],
  ['sector=Unknown&canton=BE', ['C']],
])('the list ?%s has the startups with these codes', async (query, names) => {
  await three();
  expect(
    (await get(`/auth/investments?${query}`))
      .json<{ items: { company_name: string }[] }>()
      .items.map(({ company_name }) => company_name),
  ).toEqual(names);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a long list is compressed for clients that accept %s and is not cached',
  async (encoding, decompress) => {
    await manyStartups();
    const url = '/auth/startups/curated?pageSize=all&fields=canton,sector';
    const [plain, packed] = [await get(url), await get(url, { 'accept-encoding': encoding })];
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': plain.headers['cache-control'],
    });
    expect(packed.headers['cache-control']).toContain('no-store');
    expect(decompress(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.body.length / 20);
  },
);

test('a response about a person or a session is never compressed', async () => {
  expect((await get('/auth/user', { 'accept-encoding': 'br, gzip' })).headers).not.toHaveProperty(
    'content-encoding',
  );
});

test('a database failure during a long list closes the connection', async () => {
  await manyStartups(60_000);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/auth/investments?pageSize=all&withAwards=0&withArticles=0`, {
    headers: { ...server.asRole('user'), 'accept-encoding': 'identity' },
  });
  const reader = answer.body?.getReader();
  await reader?.read();
  await server.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
  );
  const rest = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(rest()).rejects.toThrow();
});

test('clients that stop reading a long list do not slow down the server for other clients', async () => {
  await manyStartups(20_000);
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stuck = Array.from({ length: 12 }, () => {
    const socket = connect(port, '127.0.0.1');
    const { authorization } = server.asRole('user');
    socket.write(
      `GET /auth/startups/curated?pageSize=all HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n\r\n`,
    );
    return socket.pause();
  });
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`;
  await until('a list waits for its client', async () => (await server.db.execute(waiting)).rows.length > 0);
  expect((await get('/auth/investments?pageSize=20')).statusCode).toBe(200);
  for (const socket of stuck) socket.destroy();
});
