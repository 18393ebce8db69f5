import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { buildApp, type AppOptions } from '../../../app';
import { rawStartups } from '../../db/schema/raw-startups.table';
import { testApp } from '../../../testing/test-app';
import { until } from '../../../testing/writer-process';
import { workLimiters } from './limit-work';
import { WORK_LIMITS } from './work-kinds';

const { atOnce, refusal } = WORK_LIMITS.stream;
const EXPORT = '/auth/startups/raw/export';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
  // 80 MB of data, more than the connection buffers can hold.
  await world.db.execute(sql`
    insert into ${rawStartups} (company_name, content_hash, pros_text, origin, received, search_key)
    select 'Startup ' || n, 'h' || n, repeat(md5(n::text), 60), 'import', '{}', 'startup'
    from generate_series(1, 40000) n`);
});
afterAll(() => world.close());

/** Starts a separate server for clients on real sockets. */
async function server(options: AppOptions) {
  const app = await buildApp(world.deps, options);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const headers = world.asRole('admin');
  const running = async () => {
    const body = await app.metrics.text();
    return Number(/^vaglio_work_running\{kind="stream"\} (\d+)$/m.exec(body)?.[1]);
  };
  return {
    running,
    /** Requests a long file and reads only the beginning. */
    begin: async (path = EXPORT) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers.authorization}\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket.pause();
      return socket;
    },
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers }),
    close: () => app.close(),
  };
}

/** Returns the number of export transactions that still occupy a database connection. */
async function held(): Promise<number> {
  const { rowCount } = await world.db.execute(
    sql`select from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
        and backend_type = 'client backend'`,
  );
  return rowCount ?? 0;
}

const many = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));

test('downloads by clients that receive no data lose their connections and slots', async () => {
  const { begin, get, running, close } = await server({ limits: { connectionTimeout: 3_000 } });
  const stalled = await many(atOnce, () => begin());
  expect([await running(), await held()]).toEqual([atOnce, atOnce]);
  await until('all places are free', async () => (await running()) === 0 && (await held()) === 0);
  const answer = await get(`${EXPORT}?q=none`);
  expect([answer.status, (await answer.text()).length > 0]).toEqual([200, true]);
  for (const socket of stalled) socket.destroy();
  await close();
});

test('a request that waits too long in the queue is refused with a message and a time to wait', async () => {
  const limiters = workLimiters({ stream: { ...WORK_LIMITS.stream, waitMs: 300 } });
  const { begin, get, close } = await server({ limiters });
  const stalled = await many(atOnce, () => begin());
  const answer = await get(EXPORT);
  expect([answer.status, await answer.json(), answer.headers.get('retry-after')]).toEqual([
    503,
    { error: refusal },
    '5',
  ]);
  for (const socket of stalled) socket.destroy();
  await close();
});

test('a slow client gets the complete file', async () => {
  const { begin, running, close } = await server({ limits: { connectionTimeout: 8_000 } });
  const socket = await begin();
  let bytes = 0;
  let isClosed = false;
  const hasEnded = new Promise<boolean>((resolve) => {
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      if (chunk.toString('latin1').endsWith('x-rows-written: 40000\r\n\r\n')) resolve(true);
    });
    socket.on('close', () => {
      isClosed = true;
      resolve(false);
    });
  });
  // Each pause takes more than half of the time limit, so the two pauses together exceed it.
  for (let rest = 0; rest < 2; rest += 1) {
    await wait(5_000);
    const before = bytes;
    socket.resume();
    while (!isClosed && bytes - before < 12_000_000) await wait(5);
    socket.pause();
  }
  socket.resume();
  expect(await hasEnded).toBe(true);
  expect(bytes).toBeGreaterThan(70_000_000);
  socket.destroy();
  await until('the place is free', async () => (await running()) === 0);
  await close();
});

test('an aborted connection leaves no occupied slot and no open transaction', async () => {
  const { begin, running, close } = await server({});
  const readers = [...(await many(2, () => begin())), await begin(`${EXPORT}?format=xlsx`)];
  expect([await running(), await held()]).toEqual([atOnce, atOnce]);
  for (const socket of readers) socket.resetAndDestroy();
  await until('all places are free', async () => (await running()) === 0 && (await held()) === 0);
  await close();
});
