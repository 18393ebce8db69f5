import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ADVISORY_LOCKS } from '../db/advisory-locks';
import type { Database } from '../db/open-database';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { isWaitingForLock } from '../../testing/lock-waits';
import { freePort, serverProcesses, signInAt } from '../../testing/server-process';
import { testDatabase } from '../../testing/test-database';
import { until } from '../../testing/writer-process';

const PASSWORD = 'heron-lamp-quartz-17';
const CLIENTS = 60;

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

/** Acquires an advisory lock that blocks the server. */
async function heldLock(lock: number) {
  const client = await database.pool.connect();
  await client.query('select pg_advisory_lock($1)', [lock]);
  return {
    isWaitedFor: async () =>
      (
        await database.pool.query(
          "select 1 from pg_stat_activity where wait_event = 'advisory' and datname = current_database()",
        )
      ).rowCount !== 0,
    release: async () => {
      await client.query('select pg_advisory_unlock($1)', [lock]);
      client.release();
    },
  };
}

test.each([
  ['waits for the migrations of another server', ADVISORY_LOCKS.migrations],
  ['waits for the creation of the first admin', ADVISORY_LOCKS.firstAdmin],
])('SIGTERM while the starting server %s stops it cleanly', async (_what, lock) => {
  const held = await heldLock(lock);
  const server = processes.run('start', { PORT: String(await freePort()) });
  await until('the start waits', held.isWaitedFor, () => server.output.err);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output.err).toBe('');
  await held.release();
});

type Outcome = { status: number } | { failure: string };

/**
 * Sends a request on a reused connection. The result is 'not connected' if the server refuses or resets a new
 * connection before accepting it, because the request was not sent.
 */
function call(port: number, agent: Agent, token: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = request(
      { port, host: '127.0.0.1', path: '/auth/investments', agent, headers },
      (response) => {
        response.on('error', (error) => resolve({ failure: error.message }));
        response.on('end', () => resolve({ status: response.statusCode ?? 0 })).resume();
      },
    );
    sent
      .on('error', ({ code, message }: NodeJS.ErrnoException) => {
        const isNew = !sent.reusedSocket && (code === 'ECONNREFUSED' || code === 'ECONNRESET');
        resolve({ failure: isNew ? 'not connected' : (code ?? message) });
      })
      .end();
  });
}

async function post(address: string, path: string, body: object, token = '', method = 'POST') {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(address + path, { method, headers, body: JSON.stringify(body) });
}

test('after SIGTERM during heavy use every received request gets a response', async () => {
  const server = await processes.start({ ADMIN_PASSWORD: PASSWORD });
  const token = await signInAt(server.address, PASSWORD);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const outcomes: Outcome[] = [];
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      const outcome = await call(server.port, agent, token);
      outcomes.push(outcome);
      if ('failure' in outcome && outcome.failure === 'not connected') return;
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  await until('some answers', () => outcomes.length > CLIENTS * 2);
  const ended = server.end('SIGTERM');
  const code = await ended;
  isOver = true;
  await clients;
  agent.destroy();
  expect([code, server.output.err]).toEqual([0, '']);
  const cut = outcomes.filter((one) => !('status' in one) && one.failure !== 'not connected');
  expect(cut).toEqual([]);
  expect(new Set(outcomes.flatMap((one) => ('status' in one ? [one.status] : [])))).toEqual(new Set([200]));
});

test('a change that takes eight seconds is completed before the server stops', async () => {
  const server = await processes.start({ ADMIN_PASSWORD: PASSWORD });
  const token = await signInAt(server.address, PASSWORD);
  const { changed, ended } = await database.db.transaction(async (tx) => {
    await lockScores(tx);
    const payload = { parameterName: 'Heron Prize', value: 1 };
    const changed = post(server.address, '/auth/admin/parameters', payload, token);
    await until('the change waits', () => isWaitingForLock(database.db));
    const ended = server.end('SIGTERM');
    await wait(8_000);
    return { changed, ended };
  });
  expect([(await changed).status, await ended, server.output.err]).toEqual([201, 0, '']);
});
