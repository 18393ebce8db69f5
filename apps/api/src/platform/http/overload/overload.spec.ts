import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '../../../app';
import { addAccount, login } from '../../../testing/accounts';
import { testApp } from '../../../testing/test-app';
import { until } from '../../../testing/writer-process';
import { workLimiters, type Pressure } from './limit-work';
import { WORK_LIMITS } from './work-kinds';

/** Production limits with a longer wait, because test machines may be slow. */
const PATIENT = {
  read: { ...WORK_LIMITS.read, waitMs: 300_000 },
  'sign-in': { ...WORK_LIMITS['sign-in'], waitMs: 300_000 },
};
const { atOnce } = PATIENT.read;

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

type App = Awaited<ReturnType<typeof appWith>>;

/** Builds the application with custom limits and reads its work counts from the metrics. */
async function appWith(limits: Parameters<typeof workLimiters>[0], pressure?: Pressure) {
  const app = await buildApp(world.deps, {
    limiters: workLimiters(limits),
    ...(pressure && { pressure }),
  });
  const figure = async (name: 'running' | 'waiting' | 'refused_total', kind = 'read') => {
    const body = await app.metrics.text();
    return Number(new RegExp(`^vaglio_work_${name}\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(body)?.[1]);
  };
  return { ...world, app, figure };
}

/** Blocks every request that lists articles until `release` is called. */
async function lockArticles() {
  const holder = await world.pool.connect();
  await holder.query('begin');
  await holder.query('lock table startup_articles in access exclusive mode');
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}

const listWith = ({ app }: App, headers = world.asRole('admin')) =>
  app.inject({ url: '/auth/articles', headers });
const many = <T>(count: number, call: () => Promise<T>) => Promise.all(Array.from({ length: count }, call));

test('while lists use all their slots, other types of requests are processed', async () => {
  const server = await appWith(PATIENT);
  const { email } = await addAccount(world);
  const release = await lockArticles();
  const lists = many(200, () => listWith(server));
  await until('the lists wait', async () => (await server.figure('waiting')) === 200 - atOnce);
  const others = await Promise.all([
    server.app.inject({ url: '/healthz' }),
    server.app.inject({ url: '/readyz' }),
    server.app.inject({ url: '/auth/user', headers: world.asRole('user') }),
    login(server, email),
    server.app.inject({
      method: 'POST',
      url: '/auth/admin/parameters',
      headers: world.asRole('admin'),
      payload: { parameterName: 'Heron Prize', value: 1 },
    }),
  ]);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 201]);
  await release();
  expect(new Set((await lists).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect([await server.figure('running'), await server.figure('waiting')]).toEqual([0, 0]);
  await server.app.close();
});

test('requests that exceed the queue are refused immediately with a time to wait', async () => {
  const server = await appWith({ ...PATIENT, read: { ...PATIENT.read, waiting: 3 } });
  const release = await lockArticles();
  const held = many(atOnce + 3, () => listWith(server));
  await until('the queue is full', async () => (await server.figure('waiting')) === 3);
  const refused = await listWith(server);
  expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
    503,
    { error: 'The server is busy. Please try again in a moment.' },
    '5',
  ]);
  expect(await server.figure('refused_total')).toBe(1);
  expect((await listWith(server, { authorization: 'Bearer of.a.stranger' })).statusCode).toBe(401);
  await release();
  expect((await held).every(({ statusCode }) => statusCode === 200)).toBe(true);
  await server.app.close();
});

test('one score preview runs, twelve wait in order, and further previews are refused', async () => {
  const server = await appWith({ preview: { ...WORK_LIMITS.preview, waitMs: 300_000 } });
  const preview = () =>
    server.app.inject({
      method: 'POST',
      url: '/auth/admin/score/simulate',
      headers: world.asRole('super'),
      payload: { changes: [{ save_score: { threshold: 1, top_percent: 0.1 } }] },
    });
  const holder = await world.pool.connect();
  await holder.query('begin; lock table parameters in access exclusive mode');
  const statuses: number[] = [];
  const order: number[] = [];
  const previews: Promise<void>[] = [];
  for (let place = 0; place <= 12; place += 1) {
    previews.push(
      preview().then(({ statusCode }) => {
        order.push(place);
        statuses.push(statusCode);
      }),
    );
    await until('it runs or waits', async () => {
      const figures = [await server.figure('running', 'preview'), await server.figure('waiting', 'preview')];
      return figures.join() === [1, place].join();
    });
  }
  const refused = await preview();
  expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
    503,
    { error: 'Too many previews wait. Please try again.' },
    '5',
  ]);
  await holder.query('commit');
  holder.release();
  await Promise.all(previews);
  expect(order).toEqual(Array.from({ length: 13 }, (_, place) => place));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await server.app.close();
});

test('a flood of sign-ins does not affect lists, sessions and readiness', async () => {
  const server = await appWith(PATIENT);
  const flood = many(120, () => login(server, `${Math.random()}@vaglio.example`));
  await until('sign-ins wait', async () => (await server.figure('waiting', 'sign-in')) > 50);
  const signedIn = await Promise.all([
    listWith(server),
    server.app.inject({ url: '/readyz' }),
    server.app.inject({ url: '/auth/user', headers: world.asRole('user') }),
  ]);
  expect(signedIn.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await server.figure('waiting', 'sign-in')).toBeGreaterThan(0);
  expect((await flood).every(({ statusCode }) => statusCode === 401)).toBe(true);
  await server.app.close();
});

test('a request whose client disconnects keeps its slot until its work ends', async () => {
  const server = await appWith(PATIENT);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const release = await lockArticles();
  const request = `GET /auth/articles HTTP/1.1\r\nHost: x\r\nAuthorization: ${world.asRole('admin').authorization}\r\n\r\n`;
  const sockets = Array.from({ length: atOnce + 3 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    return socket.on('error', () => undefined);
  });
  await until('three wait', async () => (await server.figure('waiting')) === 3);
  await until('the others work', async () => {
    const held = await world.pool.query('select from pg_locks where not granted');
    return (held.rowCount ?? 0) >= atOnce;
  });
  for (const socket of sockets) socket.destroy();
  const connections = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));
  await until('all have left', async () => (await connections()) === 0);
  expect(await server.figure('running')).toBe(atOnce);
  await release();
  await until('the work is done', async () => (await server.figure('running')) === 0);
  expect(await server.figure('waiting')).toBe(0);
  await server.app.close();
});

test('a client that disconnects at any time releases its request slot', async () => {
  const server = await appWith(PATIENT);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { authorization } = world.asRole('admin');
  const leaveAfter = async (ms: number, path: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`;
    socket.write(request.repeat(ms % 3 === 0 ? 3 : 1));
    await wait(ms);
    socket.destroy();
  };
  for (let round = 0; round < 100; round += 1) {
    await leaveAfter(round % 10, '/auth/startups/curated?pageSize=all');
    await leaveAfter(round % 10, '/auth/articles');
    await leaveAfter(round % 10, '/auth/investments');
  }
  for (const kind of ['read', 'stream'])
    await until(`no ${kind} works`, async () => (await server.figure('running', kind)) === 0);
  await server.app.close();
});

test('while the server is overloaded, requests are refused with a time to wait, except health checks', async () => {
  const server = await appWith({}, { maxEventLoopDelay: 300_000, maxHeapUsedBytes: 1 });
  await until('a list is refused', async () => (await listWith(server)).statusCode === 503);
  const refused = await listWith(server, { authorization: 'Bearer of.a.stranger' });
  expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
    503,
    { error: 'The server is busy. Please try again in a moment.' },
    '5',
  ]);
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  await server.app.close();
});
