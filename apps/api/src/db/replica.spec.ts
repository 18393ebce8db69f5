import { TEST_SETTINGS, testApp } from '../testing/test-app';
import { replicatedDatabase } from '../testing/replicated-database';
import { until } from '../testing/writer-process';
import { buildApp } from '../app';
import { foreignReader } from '../foreign-text/foreign-reader';
import { openReplica, type Replica } from './replica';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

let pair: Awaited<ReturnType<typeof replicatedDatabase>>;
let replicas: Replica[];
let world: Awaited<ReturnType<typeof testApp>>;
let other: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  pair = await replicatedDatabase();
  const settings = { ...TEST_SETTINGS, databaseReadUrl: pair.replicaUrl };
  replicas = [0, 1].flatMap(() => openReplica({ ...settings, log: QUIET }) ?? []);
  world = await testApp({ db: pair.primary.db, settings, replica: replicas[0] });
  other = await buildApp({ ...world.deps, reader: foreignReader(), replica: replicas[1] });
});
afterAll(async () => {
  await other.close();
  await world.close();
  for (const { close } of replicas) await close();
  await pair.close();
});

/** A row that was just imported through one server is counted through the other. */
async function isInNextList(number: number, headers = world.asRole('admin')): Promise<boolean> {
  const company_name = `Acme ${number} AG`;
  const written = await world.app.inject({
    method: 'POST',
    url: '/auth/startups/import-raw',
    headers,
    payload: { company_name },
  });
  expect(written.statusCode).toBe(200);
  const list = await other.inject({
    url: `/auth/startups/raw?q=${encodeURIComponent(company_name)}`,
    headers,
  });
  return list.json<{ total: number }>().total === 1;
}

async function listsRead(): Promise<Record<string, number>> {
  const text = (await other.inject({ url: '/metrics', headers: world.asRole('admin') })).body;
  const found = [...text.matchAll(/^vaglio_(list_reads_total\{database="replica"\}|replica_used) (\d+)$/gm)];
  return Object.fromEntries(
    found.map(([, name = '', value]) => [name.replace(/^list.*/, 'replica'), Number(value)]),
  );
}

/** On a busy machine the replica may be too late for each single list; once nothing is written it is not. */
const untilReplicaIsRead = (before: number, headers = world.asRole('admin')) =>
  until('a list comes from the replica', async () => {
    await other.inject({ url: '/auth/startups/raw?pageSize=1', headers });
    return ((await listsRead())['replica'] ?? 0) > before;
  });

async function replicaFinding() {
  const answer = await other.inject({ url: '/auth/admin/status', headers: world.asRole('admin') });
  const { groups } = answer.json<{
    groups: { findings: { subject: string; verdict: string; text: string }[] }[];
  }>();
  return groups.flatMap(({ findings }) => findings).find(({ subject }) => subject === 'Replica');
}

test('what was just written is in the next list through another server, which reads it from the replica', async () => {
  for (let number = 0; number < 20; number += 1) expect(await isInNextList(number)).toBe(true);
  await untilReplicaIsRead(0);
  expect(await replicaFinding()).toMatchObject({ verdict: 'fine' });
  const { body } = await other.inject({ url: '/metrics', headers: world.asRole('admin') });
  expect(body).toMatch(/^vaglio_replica_pool_connections\{state="in_use"\} 0$/m);
  expect(body).toMatch(/^vaglio_replica_pool_connections\{state="idle"\} [1-9]/m);
  expect(body).toMatch(/^vaglio_replica_pool_waiting 0$/m);
});

test('a program with an API token finds what it wrote as well', async () => {
  const made = await world.app.inject({
    method: 'POST',
    url: '/auth/api-tokens',
    headers: world.asRole('admin'),
    payload: { name: 'Sync', scopes: ['startups:read', 'startups:write'], days: 1 },
  });
  const headers = { authorization: `Bearer ${made.json<{ token: string }>().token}` };
  const before = (await listsRead())['replica'] ?? 0;
  for (let number = 50; number < 60; number += 1) expect(await isInNextList(number, headers)).toBe(true);
  await untilReplicaIsRead(before, headers);
});

test('while the replica is held up, what was written is in the next list all the same', async () => {
  await pair.onReplica('select pg_wal_replay_pause()');
  const before = await listsRead();
  for (let number = 100; number < 105; number += 1) expect(await isInNextList(number)).toBe(true);
  const after = await listsRead();
  expect(after['replica']).toBe(before['replica']);
  await pair.onReplica('select pg_wal_replay_resume()');
});

test('without its replica a server reads from the database, and the status page says so', async () => {
  await pair.stopReplica();
  for (let number = 200; number < 205; number += 1) expect(await isInNextList(number)).toBe(true);
  expect(await replicaFinding()).toMatchObject({ verdict: 'problem' });
  // It is asked again after a second, and until it fails again it counts as used.
  await until('the replica is not used', async () => {
    await other.inject({ url: '/auth/startups/raw?pageSize=1', headers: world.asRole('admin') });
    return (await listsRead())['replica_used'] === 0;
  });
});
