import { sql } from 'drizzle-orm';
import { auditHead } from '../../platform/db/schema/audit-chain.table';
import { until } from '../../testing/writer-process';
import { sweep } from '../../operations/retention/sweep';
import { claimDelivery } from './delivery.queries';
import { webhookDeliveries } from '../../platform/db/schema/webhook-deliveries.table';
import { webhookSender } from './webhook-sender';
import { startWebhooks } from './webhook-worker';
import { webhookApp } from './webhooks.fixture';
import { webhooks } from '../../platform/db/schema/webhooks.table';

let server: Awaited<ReturnType<typeof webhookApp>>;
beforeAll(async () => {
  server = await webhookApp();
});
afterAll(() => server.close());
beforeEach(() => server.forgetWebhooks());
const testOf = (id: string) => server.callWebhooks('POST', { url: `/${id}/test` });
/** How many statements of this database wait for a lock. */
const waiting = async () => {
  const { rows } = await server.db.execute(sql`select from pg_stat_activity where wait_event_type = 'Lock'
    and datname = current_database()`);
  return rows.length;
};

test('a receiver that does not answer delays no other', async () => {
  const slow = await server.create({ name: 'Slow', url: server.silent.url });
  const { id } = await server.create();
  const sender = webhookSender({ ...server.config, totalMs: 600_000 });
  const log = { warn: (text: string) => expect(text).toBe('') };
  const worker = startWebhooks({ ...server.deps, send: sender.send, log });
  await testOf(slow.id);
  await until('the event for the slow receiver', () => server.silent.received.length === 1);
  for (const count of [1, 2]) {
    await testOf(id);
    await until('the event for the other', () => server.receiver.received.length === count);
  }
  await sender.close();
  await worker.stop();
  expect(await server.deliveries(slow.id)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
});

test('of the events of a webhook one is sent at a time, by whichever of several servers', async () => {
  const { id } = await server.create();
  const other = await server.create({ name: 'Other' });
  for (const webhook of [id, id, id, id, other.id]) await testOf(webhook);
  const claims: ReturnType<typeof claimDelivery>[] = [];
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${webhookDeliveries} in share mode`);
    const first = claimDelivery(server.db, 'one');
    await until('the first claim waits for the table', async () => (await waiting()) === 1);
    // Meanwhile the others come back without one, instead of keeping a connection.
    for (const owner of ['two', 'three', 'four', 'five', 'six'])
      expect(await claimDelivery(server.db, owner)).toBeUndefined();
    claims.push(first);
  });
  for (const owner of ['two', 'three']) {
    await Promise.all(claims);
    claims.push(claimDelivery(server.db, owner));
  }
  const webhooksOf = (await Promise.all(claims)).map((row) => row && String(row.webhook_id));
  expect(webhooksOf).toEqual([id, other.id, undefined]);
});

test('who asks for a claim while nothing is due takes no lock', async () => {
  await server.create();
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${webhookDeliveries} in share mode`);
    expect(await claimDelivery(server.db, 'a server')).toBeUndefined();
  });
});

test('what is added to a webhook while it is deleted is deleted with it', async () => {
  const { id } = await server.create();
  const answers = await server.db.transaction(async (tx) => {
    // Events of the audit trail are sealed one after another, as the last step of each change.
    await tx.execute(sql`select from ${auditHead} for update`);
    const added = testOf(id);
    await until('the test waits', async () => (await waiting()) === 1);
    const deleted = server.callWebhooks('DELETE', { url: `/${id}` });
    await until('the deletion waits', async () => (await waiting()) === 2);
    return { added, deleted };
  });
  expect([(await answers.added).status, (await answers.deleted).status]).toEqual([201, 204]);
  expect(await server.db.$count(webhookDeliveries)).toBe(0);
});

test('an edit of a webhook and the outcome of a delivery do not deadlock', async () => {
  const { id } = await server.create();
  server.receiver.state.trouble = 'broken';
  await testOf(id);
  const sent = await server.db.transaction(async (tx) => {
    // As an edit does, between its first statement and its second.
    await tx.execute(sql`lock table ${webhooks} in share row exclusive mode`);
    const sending = server.sendDue();
    await until('the outcome waits', async () => (await waiting()) === 1);
    await tx.update(webhooks).set({ name: 'Edited' });
    return { sending };
  });
  await sent.sending;
  expect(await server.deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 1, status: 500 }]);
});

test.each([
  ['gone', { state: 'waiting', attempts: 1, status: 410 }],
  [null, { state: 'delivered', attempts: 1, status: 204 }],
] as const)(
  'what an address answers (%s) does not count for the one that replaced it meanwhile',
  async (trouble, outcome) => {
    const { id } = await server.create();
    server.receiver.state.trouble = trouble;
    await testOf(id);
    const health = { failing_since: '2026-11-20T08:00:00.000Z', failures: 1 };
    const { sending } = await server.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${webhooks} in share row exclusive mode`);
      const started = { sending: server.sendDue() };
      await until('the outcome waits', async () => (await waiting()) === 1);
      await tx.update(webhooks).set({ url: `${server.receiver.url}/new`, ...health });
      return started;
    });
    await sending;
    expect(await server.deliveries(id)).toMatchObject([outcome]);
    const [{ is_active, failing_since, failures } = {}] = await server.db.select().from(webhooks);
    expect([is_active, failures, Date.parse(failing_since ?? '')]).toEqual([
      true,
      health.failures,
      Date.parse(health.failing_since),
    ]);
  },
);

test('a delivery whose key is gone says what to do', async () => {
  const { id } = await server.create();
  await server.db.update(webhooks).set({ key_id: 'gone' });
  await testOf(id);
  await server.sendDue();
  const error = 'The key of its secret is gone: delete the webhook and create it again.';
  expect(await server.deliveries(id)).toMatchObject([{ state: 'waiting', status: null, error }]);
  expect(server.receiver.received).toEqual([]);
});

test('deliveries are kept for 30 days', async () => {
  const { id } = await server.create();
  await testOf(id);
  await server.db.update(webhookDeliveries).set({ created_at: sql`now() - interval '31 days'` });
  await testOf(id);
  const [kept] = await server.deliveries(id);
  await sweep({ db: server.db, now: Date.now });
  expect(await server.deliveries(id)).toEqual([kept]);
});
