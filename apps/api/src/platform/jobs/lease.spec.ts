import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { testDatabase } from '../../testing/test-database';
import { until } from '../../testing/writer-process';
import { claimNext } from './claim-next';
import { endLease, releaseUnstarted, retryLater } from './end-lease';
import { sendHeartbeat, withLease } from './heartbeat';
import { isLeased } from './lease';
import {
  createProbes,
  LEASE_SECONDS,
  limitedLease,
  MAX_ATTEMPTS,
  moveClock,
  probeLease,
  probes,
  storeProbes,
} from './probe.fixture';

const DONE = { done_at: sql`now()` };
const BACKOFF = { firstSeconds: 10, maxSeconds: 60 };

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await createProbes(database.db);
});
afterAll(() => database.close());
beforeEach(() => storeProbes(database.db, 1));

const claim = (owner = 'us') => claimNext(database.db, limitedLease, { owner });
const rows = () => database.db.select().from(probes).orderBy(asc(probes.id));
async function claimed(owner?: string) {
  const held = await claim(owner);
  if (!held) throw new Error('nothing could be claimed');
  return held;
}

test('a claimed work item names its holder and cannot be claimed by others until its lease expires', async () => {
  expect(await claimed('one')).toMatchObject({ lease_owner: 'one', epoch: 1, attempts: 1 });
  await moveClock(database.db, LEASE_SECONDS - 1_000);
  expect(await claim('other')).toBeUndefined();
  await moveClock(database.db, 2_000);
  expect(await claimed('other')).toMatchObject({ lease_owner: 'other', epoch: 2, attempts: 2 });
});

test('only one of twenty processes claims a work item', async () => {
  const claims = await Promise.all(Array.from({ length: 20 }, (_, index) => claim(`process ${index}`)));
  expect(claims.filter((held) => held !== undefined)).toHaveLength(1);
});

test('a claim considers only the work items that match its condition', async () => {
  await storeProbes(database.db, 3);
  const [first, second, third] = await rows();
  const claimOf = (row: typeof first) =>
    claimNext(database.db, limitedLease, { owner: 'us', where: eq(probes.id, row?.id ?? 0) });
  expect((await claimOf(third))?.id).toBe(third?.id);
  expect((await claim())?.id).toBe(first?.id);
  expect(await claimOf(third)).toBeUndefined();
  expect((await claimOf(second))?.id).toBe(second?.id);
  expect(await claim()).toBeUndefined();
});

test('a heartbeat extends the lease of a work item', async () => {
  const held = await claimed();
  await moveClock(database.db, LEASE_SECONDS - 1_000);
  expect(await sendHeartbeat(database.db, probeLease, held)).toBe(true);
  await moveClock(database.db, LEASE_SECONDS - 1_000);
  expect(await claim('other')).toBeUndefined();
});

test('the result of a process is ignored after another process has claimed its work item', async () => {
  const late = await claimed('late');
  await moveClock(database.db, LEASE_SECONDS + 1_000);
  const heir = await claimed('heir');
  expect([
    await sendHeartbeat(database.db, probeLease, late),
    await endLease(database.db, probeLease, late, DONE),
    await releaseUnstarted(database.db, probeLease, late),
    await retryLater(database.db, limitedLease, late, BACKOFF),
  ]).toEqual([false, false, false, false]);
  expect(await rows()).toMatchObject([{ done_at: null, lease_owner: 'heir', attempts: 2 }]);
  expect(await endLease(database.db, probeLease, heir, DONE)).toBe(true);
});

test('the result of an expired lease counts once if no other process has claimed the work item', async () => {
  const held = await claimed();
  await moveClock(database.db, LEASE_SECONDS + 1_000);
  expect(await endLease(database.db, probeLease, held, DONE)).toBe(true);
  expect(await endLease(database.db, probeLease, held, DONE)).toBe(false);
});

test('a released work item can be claimed immediately, without counting an attempt', async () => {
  await releaseUnstarted(database.db, probeLease, await claimed());
  expect(await rows()).toMatchObject([{ lease_owner: null, lease_until: null, attempts: 0 }]);
  expect(await claimed()).toMatchObject({ epoch: 2, attempts: 1 });
});

test('each failed attempt doubles the delay, and the last attempt abandons the work item', async () => {
  const delays = [];
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    await retryLater(database.db, limitedLease, await claimed(), { firstSeconds: 1_000, maxSeconds: 3_000 });
    const [row] = await database.db
      .select({
        seconds: sql<number>`round(extract(epoch from ${probes.due_at} - now()) / 1000)::int * 1000`,
      })
      .from(probes);
    delays.push(row?.seconds);
    expect(await claim()).toBeUndefined();
    await moveClock(database.db, 10_000);
  }
  expect(delays).toEqual([1_000, 2_000, 3_000]);
  await retryLater(database.db, limitedLease, await claimed(), BACKOFF);
  expect(await rows()).toMatchObject([{ given_up_at: expect.any(String), attempts: MAX_ATTEMPTS }]);
});

test('a work item whose holders all died is abandoned', async () => {
  await storeProbes(database.db, 2);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await claimed('dies');
    await moveClock(database.db, LEASE_SECONDS + 1_000);
  }
  const [first, second] = await rows();
  expect(await claimed('heir')).toMatchObject({ id: second?.id, attempts: 1 });
  expect(await rows()).toMatchObject([
    { id: first?.id, given_up_at: expect.any(String), lease_owner: null },
    { given_up_at: null },
  ]);
});

test('a work item counts as leased while a live process holds it', async () => {
  const underWay = () => database.db.$count(probes, isLeased(probeLease));
  expect(await underWay()).toBe(0);
  await claimed();
  expect(await underWay()).toBe(1);
  await moveClock(database.db, LEASE_SECONDS + 1_000);
  expect(await underWay()).toBe(0);
});

test('heartbeats extend work beyond its lease and detect a claim by another process', async () => {
  const shortLease = { ...probeLease, seconds: 0.1 };
  const held = await claimed();
  await withLease(database.db, shortLease, held, async (isLost) => {
    const before = (await rows())[0]?.lease_until;
    await until('a heartbeat', async () => (await rows())[0]?.lease_until !== before);
    expect(isLost()).toBe(false);
    await database.db.update(probes).set({ epoch: sql`${probes.epoch} + 1` });
    await until('the loss is noticed', isLost);
  });
});
