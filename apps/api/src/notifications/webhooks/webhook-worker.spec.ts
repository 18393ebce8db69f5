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
/** Counts the statements in this database that are waiting for a lock. */
const waiting = async () => {
  const { rows } = await server.db.execute(sql`select from pg_stat_activity where wait_event_type = 'Lock'
    and datname = current_database()`);
  return rows.length;
};

test('a webhook receiver that does not respond delays no other receiver', async () => {
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

test('the events of a webhook are sent one at a time, even by several servers', async () => {
  const { id } = await server.create();
  const other = await server.create({ name: 'Other' });
  for (const webhook of [id, id, id, id, other.id]) await testOf(webhook);
  const claims: ReturnType<typeof claimDelivery>[] = [];
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${webhookDeliveries} in share mode`);
    const first = claimDelivery(server.db, 'one');
    await until('the first claim waits for the table', async () => (await waiting()) === 1);
    // The other claims return without a delivery instead of occupying a connection.
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

test('looking for due deliveries takes no database lock if nothing is due', async () => {
  await server.create();
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${webhookDeliveries} in share mode`);
    expect(await claimDelivery(server.db, 'a server')).toBeUndefined();
  });
});

test('deliveries added to a webhook during its deletion are deleted with it', async () => {
  const { id } = await server.create();
  const answers = await server.db.transaction(async (tx) => {
    // The last step of each change seals its audit event, which waits for this lock.
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

test('a simultaneous edit of a webhook and result of its delivery cause no deadlock', async () => {
  const { id } = await server.create();
  server.receiver.state.trouble = 'broken';
  await testOf(id);
  const sent = await server.db.transaction(async (tx) => {
    // Simulates an edit between its first and second statement.
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
  'a response from the previous address of a webhook (%s) does not affect the new address',
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

test('a delivery whose encryption key is lost explains what to do', async () => {
  const { id } = await server.create();
  await server.db.update(webhooks).set({ key_id: 'gone' });
  await testOf(id);
  await server.sendDue();
  const error = 'The key of its secret is gone: delete the webhook and create it again.';
  expect(await server.deliveries(id)).toMatchObject([{ state: 'waiting', status: null, error }]);
  expect(server.receiver.received).toEqual([]);
});

test('webhook deliveries are kept for 30 days', async () => {
  const { id } = await server.create();
  await testOf(id);
  await server.db.update(webhookDeliveries).set({ created_at: sql`now() - interval '31 days'` });
  await testOf(id);
  const [kept] = await server.deliveries(id);
  await sweep({ db: server.db, now: Date.now });
  expect(await server.deliveries(id)).toEqual([kept]);
});

test('a plain event is delivered without loading the brand', async () => {
  const { id } = await server.create();
  const log = { warn: (text: string) => expect(text).toBe('') };
  const sender = webhookSender(server.config);
  await server.db.execute(sql`alter table brand rename to brand_elsewhere`);
  const worker = startWebhooks({ ...server.deps, send: sender.send, log });
  try {
    await testOf(id);
    await until('the event', () => server.receiver.received.length === 1);
  } finally {
    await worker.stop();
    await sender.close();
    await server.db.execute(sql`alter table brand_elsewhere rename to brand`);
  }
});
