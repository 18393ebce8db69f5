import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../platform/db/open-database';
import { fetchFrom, serverProcesses, signInAt } from '../server-process';
import { testDatabase } from '../test-database';
import { until } from '../writer-process';

const PASSWORD = 'heron-lamp-quartz-17';
const AT_ONCE = 6;

let database: Database;
let processes: ReturnType<typeof serverProcesses>;
beforeEach(async () => {
  database = await testDatabase();
  processes = serverProcesses(database.url);
});
afterEach(async () => {
  await processes.endAll();
  await database.close();
});

type Server = Awaited<ReturnType<typeof processes.start>>;

const startServer = () => processes.start({ ADMIN_PASSWORD: PASSWORD });

/** Properties of the responses that the tests in this file read. */
type Answer = { token: string; processed: number; inserted: number; checked: number; findings: unknown[] };

async function post(server: Server, token: string, path: string, body: object) {
  const answer = await fetchFrom(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const parsed: Partial<Answer> = JSON.parse(await answer.text());
  return { status: answer.status, body: parsed };
}

const row = (index: number) => ({
  company_name: `Company ${index}`,
  website: `https://company-${index}.ch`,
  awards: [`award ${index % 5}`],
});

/**
 * Imports rows in six parallel requests. After `killAfter` rows, the server is killed.
 * @returns the rows that the server acknowledged
 */
async function importRows(
  server: Server,
  token: string,
  count: number,
  killAfter = Infinity,
): Promise<Set<number>> {
  const acknowledged = new Set<number>();
  let next = 0;
  const sender = async () => {
    while (next < count) {
      const index = next++;
      const answer = await post(server, token, '/auth/startups/import-raw', row(index)).catch(() => null);
      if (answer?.status === 200) acknowledged.add(index);
      if (acknowledged.size >= killAfter) void server.end('SIGKILL');
      if (!answer) return; // the server was killed
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return acknowledged;
}

const names = async (table: 'raw_startups' | 'startups') =>
  (
    await database.pool.query<{ company_name: string }>(`select company_name from ${table} order by id`)
  ).rows.map(({ company_name }) => company_name);

test('a server killed during an import loses no confirmed row', async () => {
  const count = 400;
  let server = await startServer();
  const token = await signInAt(server.address, PASSWORD);
  for (const killAfter of [20, 90, 170]) {
    const acknowledged = await importRows(server, token, count, killAfter);
    await server.ended;
    expect(await names('raw_startups')).toEqual(
      expect.arrayContaining([...acknowledged].map((index) => `Company ${index}`)),
    );
    server = await startServer();
  }
  expect((await importRows(server, token, count)).size).toBe(count);
  const stored = await names('raw_startups');
  expect([stored.length, new Set(stored).size]).toEqual([count, count]);
});

test('a server killed during curation loses and duplicates no rows', async () => {
  const count = 3_000;
  await database.pool.query(
    `
    insert into raw_startups (company_name, website, awards, content_hash, received, origin, search_key)
    select 'Company ' || i, 'https://company-' || i || '.ch', array['award ' || i % 5], i::text, '{}', 'import', 'company ' || i
    from generate_series(0, $1 - 1) i`,
    [count],
  );
  let server = await startServer();
  const token = await signInAt(server.address, PASSWORD);
  let made = 0;
  for (const delayMs of [10, 40, 80]) {
    made += await curateOnce(server, token);
    const cut = curateOnce(server, token).catch(() => 0); // only the database shows whether it was committed
    await wait(delayMs);
    await server.end('SIGKILL');
    await cut;
    const {
      rows: [state],
    } = await database.pool.query<{ open: number; made: number; torn: number }>(`
      select count(*) filter (where curated_at is null)::int as open, (select count(*)::int from startups) as made,
        count(*) filter (where (curated_at is null) <> (startup_id is null))::int as torn from raw_startups`);
    expect([state?.torn, (state?.open ?? 0) + (state?.made ?? 0)]).toEqual([0, count]);
    expect(state?.made).toBeGreaterThanOrEqual(made);
    made = state?.made ?? 0;
    server = await startServer();
  }
  expect(made).toBeLessThan(count);
  while (made < count) made += await curateOnce(server, token);
  expect([await curateOnce(server, token), new Set(await names('startups')).size]).toEqual([0, count]);
  const { body: audit } = await post(server, token, '/auth/startups/curate/audit', {});
  expect(audit).toMatchObject({ checked: count, findings: [] });
});

/** Curates one batch of raw rows. @returns the number of new startups */
async function curateOnce(server: Server, token: string): Promise<number> {
  const { status, body } = await post(server, token, '/auth/startups/curate/run', {
    limit: 500,
    dryRun: false,
  });
  expect([status, body.processed]).toEqual([200, body.inserted]);
  return body.inserted ?? Number.NaN;
}

test('a file that a killed server was reading is read again only on request', async () => {
  const server = await startServer();
  const token = await signInAt(server.address, PASSWORD);
  const list = Buffer.from(
    `company_name\n${Array.from({ length: 60_000 }, (_, index) => `Company ${index}\n`).join('')}`,
  );
  const stateOf = async () =>
    (
      await database.pool.query<{ state: string; interrupted: string | null; lease_owner: string | null }>(
        'select state, interrupted, lease_owner from imports',
      )
    ).rows[0];
  await post(server, token, '/auth/imports', { name: 'list.csv', size: list.length });
  await fetch(`${server.address}/auth/imports/1/content`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    body: list,
  });
  await until('the file is read', async () => (await stateOf())?.lease_owner !== null);
  await server.end('SIGKILL');
  expect(await stateOf()).toMatchObject({ state: 'reading', interrupted: null });

  const [next] = [await startServer(), await startServer()];
  await until('a server notices', async () => (await stateOf())?.state !== 'reading');
  expect(await stateOf()).toEqual({ state: 'failed', interrupted: 'reading', lease_owner: null });
  const lines = await database.pool.query('select from import_lines');
  expect(lines.rowCount).toBe(0);
  expect((await post(next, token, '/auth/imports/1/check', {})).status).toBe(200);
  await until('the file is checked', async () => (await stateOf())?.state === 'checked');
});
