import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { noticeLines } from '../mails/mail-lines';
import { notifications } from '../../platform/db/schema/notifications.table';
import type { ReceiverTrouble } from '../../testing/webhook-receiver';
import { claimDelivery } from './delivery.queries';
import { webhookDeliveries } from '../../platform/db/schema/webhook-deliveries.table';
import { webhookSender } from './webhook-sender';
import { webhookApp } from './webhooks.fixture';
import { webhooks } from '../../platform/db/schema/webhooks.table';

const DAY = 24 * 3_600_000;
let server: Awaited<ReturnType<typeof webhookApp>>;
beforeAll(async () => {
  server = await webhookApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.begin();
  await server.forgetWebhooks();
});
const last = () => {
  const event = server.receiver.received.at(-1);
  if (!event) throw new Error('nothing was received');
  return { ...event, ...JSON.parse(event.body) };
};

test('a webhook delivers a decision once, signed with the secret', async () => {
  const { id, secret } = await server.create();
  const { id: decision } = await server.decided({ kind: 'rejected', to: 1, details: 'Sold' });
  await server.sendDue();
  await server.sendDue();
  expect(server.receiver.received).toHaveLength(1);
  const { headers, body, type, data } = last();
  expect([type, data]).toMatchObject(['decision.set', { id: decision, kind: 'rejected', from: 0, to: 1 }]);
  expect(data.startup).toMatchObject({ id: '1' });
  expect(headers['webhook-id']).toBe(`decision-${decision}`);
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(await server.deliveries(id)).toMatchObject([{ state: 'delivered', status: 204, attempts: 1 }]);
});

test.each([
  ['slack', { text: 'Acme AG was rejected. Sold\n<http://localhost:0/potential-investiments|Open Vaglio>' }],
  [
    'teams',
    {
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            body: [{ inlines: [{ text: 'Acme AG was rejected. Sold' }] }],
            actions: [{ url: 'http://localhost:0/potential-investiments' }],
          },
        },
      ],
    },
  ],
])('a webhook for %s delivers messages in the native format', async (format, message) => {
  await server.create({ format });
  await server.decided({ kind: 'rejected', to: 1, details: 'Sold' });
  await server.sendDue();
  expect(JSON.parse(last().body)).toMatchObject(message);
});

test('the example bodies of webhooks equal the delivered bodies, for each format and event', async () => {
  const { body } = await server.callWebhooks('GET', { url: '/examples' });
  expect(body.total).toBe(9);
  const textOf = (format: string, kind: string) =>
    body.items.find((item: { format: string; kind: string }) => item.format === format && item.kind === kind)
      .body;
  expect(JSON.parse(textOf('events', 'decision.set'))).toMatchObject({
    type: 'decision.set',
    data: { startup: { company_name: 'Quellwerk AG' }, to: 1 },
  });
  expect(textOf('slack', 'startups.reached_threshold')).toContain(
    '2 startups reached the threshold: Quellwerk AG (4), Seefonds SA (3.5).',
  );
});

test('startups that reach the threshold together are one webhook event, best first', async () => {
  await server.create({ kinds: ['startups.reached_threshold'] });
  await server.begin();
  await server.sendDue();
  expect(server.receiver.received).toHaveLength(1);
  expect(last()).toMatchObject({
    type: 'startups.reached_threshold',
    data: {
      count: 2,
      startups: [
        { id: expect.any(String), company_name: 'Beta AG', score: 4 },
        { id: expect.any(String), company_name: 'Acme AG', score: 2 },
      ],
    },
  });
});

test('a finished run is a webhook event, unlike a paused run', async () => {
  await server.create({ kinds: ['run.finished'] });
  const [run] = await server.db.insert(extractionRuns).values({ batch: 5, delay_ms: 0 }).returning();
  const set = (state: 'paused' | 'finished') =>
    server.db
      .update(extractionRuns)
      .set({ state })
      .where(eq(extractionRuns.id, run?.id ?? 0));
  await set('paused');
  await set('finished');
  await server.sendDue();
  expect(server.receiver.received).toHaveLength(1);
  expect(last().data).toMatchObject({ id: String(run?.id), of: 'extraction', state: 'finished' });
});

test('a webhook delivers only selected events, and no events from a time when it was disabled', async () => {
  await server.create({ kinds: ['run.finished'] });
  await server.create({ name: 'Off', is_active: false });
  await server.decided({ kind: 'rejected', to: 1, details: 'Sold' });
  await server.sendDue();
  expect(server.receiver.received).toEqual([]);
});

test.each<[ReceiverTrouble, number | null, string]>([
  ['broken', 500, 'It answers with status 500.'],
  ['redirecting', 302, 'It redirects (302), which is not followed.'],
  ['closing', null, 'The server broke the connection off.'],
])('a delivery to a %s receiver is retried later', async (trouble, status, error) => {
  const { id } = await server.create();
  server.receiver.state.trouble = trouble;
  await server.callWebhooks('POST', { url: `/${id}/test` });
  await server.sendDue();
  expect(await server.deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 1, status, error }]);
  await server.sendDue();
  expect(server.receiver.received).toHaveLength(1);
  server.receiver.state.trouble = null;
  await server.hurry();
  await server.sendDue();
  expect(await server.deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 2, error: null }]);
  const [first, second] = server.receiver.received;
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
});

test('a delivery to a silent receiver is retried later', async () => {
  const { id } = await server.create();
  server.receiver.state.trouble = 'silent';
  await server.callWebhooks('POST', { url: `/${id}/test` });
  await server.sendHastily();
  const error = 'It did not answer in full within 0.5 s.';
  expect(await server.deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 1, status: null, error }]);
});

test('a webhook cannot connect to a port of an allowed host that the operator did not allow', async () => {
  const { port } = new URL(server.receiver.url);
  const sender = webhookSender({ userAgent: 'Vaglio', privateHosts: [`localhost:${port}`] });
  const failure = 'The address belongs to this machine or to a private network.';
  expect(await sender.send('https://localhost/', {}, '{}')).toEqual({ status: null, failure });
  expect(await sender.send(`http://localhost:${port}/events`, {}, '{}')).toEqual({
    status: 204,
    failure: null,
  });
  await sender.close();
});

test('a webhook cannot connect to a host that resolves to a private network', async () => {
  const { id } = await server.create({ url: 'https://localhost/' });
  await server.callWebhooks('POST', { url: `/${id}/test` });
  await server.sendDue();
  const error = 'The address belongs to this machine or to a private network.';
  expect(await server.deliveries(id)).toMatchObject([{ state: 'waiting', status: null, error }]);
});

test('a delivery that is being sent shows no next attempt', async () => {
  const { id } = await server.create();
  await server.callWebhooks('POST', { url: `/${id}/test` });
  expect(await server.deliveries(id)).toMatchObject([{ attempts: 0, due_at: expect.any(String) }]);
  await claimDelivery(server.db, 'a server');
  expect(await server.deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 1, due_at: null }]);
});

test('a delivery whose server died shows its next attempt', async () => {
  const { id } = await server.create();
  await server.callWebhooks('POST', { url: `/${id}/test` });
  await claimDelivery(server.db, 'a server');
  await server.db.update(webhookDeliveries).set({ lease_until: sql`now() - interval '1 second'` });
  const due_at = expect.any(String);
  expect(await server.deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 1, due_at }]);
});

test('only the status of a huge webhook response is read', async () => {
  const { id } = await server.create();
  server.receiver.state.trouble = 'huge';
  await server.callWebhooks('POST', { url: `/${id}/test` });
  await server.sendDue();
  expect(await server.deliveries(id)).toMatchObject([{ state: 'delivered', status: 200 }]);
});

test('an event is delivered again with its id, even by a disabled webhook', async () => {
  const { id } = await server.create();
  await server.decided({ kind: 'rejected', to: 1, details: 'Sold' });
  await server.sendDue();
  await server.callWebhooks('PUT', { url: `/${id}`, payload: { ...server.fields, is_active: false } });
  const [delivery] = await server.deliveries(id);
  const again = await server.callWebhooks('POST', { url: `/${id}/deliveries/${delivery.id}/again` });
  expect(again).toMatchObject({ status: 201, body: { event_id: delivery.event_id, state: 'waiting' } });
  await server.sendDue();
  const [first, second] = server.receiver.received;
  expect(second?.body).toBe(first?.body);
  const other = await server.create({ name: 'Other' });
  expect(
    (await server.callWebhooks('POST', { url: `/${other.id}/deliveries/${delivery.id}/again` })).status,
  ).toBe(404);
});

test('after three days of failures a webhook is disabled, and administrators are notified', async () => {
  const { id } = await server.create();
  server.receiver.state.trouble = 'broken';
  await server.decided({ kind: 'rejected', to: 1, details: 'Sold' });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await server.hurry();
    await server.sendDue();
  }
  const listed = async () => (await server.callWebhooks('GET', {})).body.items[0];
  expect(await listed()).toMatchObject({ is_active: true, failing_since: expect.any(String) });
  const failing_since = new Date(Date.now() - 3 * DAY).toISOString();
  await server.db.update(webhooks).set({ failing_since });
  await server.hurry();
  await server.sendDue();
  expect(await listed()).toMatchObject({
    is_active: false,
    off_reason: 'Every attempt of the last three days failed. It answers with status 500.',
  });
  expect(await server.deliveries(id)).toMatchObject([{ state: 'failed' }]);
  const notices = await server.db.select().from(notifications).where(eq(notifications.kind, 'webhook'));
  expect(notices).toHaveLength(3);
  const inbox = await server.app.inject({ url: '/auth/notifications', headers: server.asRole('admin') });
  expect(inbox.json().items[0]).toMatchObject({ kind: 'webhook', href: '/configurations#webhooks' });
  expect(inbox.body).toContain('was switched off');
  const lines = await server.db.transaction((tx) => noticeLines(tx, notices));
  expect(lines).toMatchObject([
    {
      title: 'Webhook CRM was switched off',
      detail: expect.stringContaining('status 500'),
      path: '/configurations#webhooks',
    },
  ]);
  const off = eq(auditEvents.action, 'webhook_switched_off');
  expect(await server.db.$count(auditEvents, off)).toBe(1);
  const on = await server.callWebhooks('PUT', { url: `/${id}`, payload: server.fields });
  expect(on.body).toMatchObject({ is_active: true, off_reason: null, failing_since: null });
});

test('a single failure after an old failure does not disable a webhook', async () => {
  await server.create();
  const failing_since = new Date(Date.now() - 4 * DAY).toISOString();
  await server.db.update(webhooks).set({ failing_since, failures: 12 });
  server.receiver.state.trouble = 'broken';
  await server.decided({ kind: 'rejected', to: 1, details: 'Sold' });
  await server.sendDue();
  expect((await server.callWebhooks('GET', {})).body.items[0]).toMatchObject({ is_active: true });
});

test('a webhook whose receiver responds with 410 Gone is disabled immediately', async () => {
  const { id } = await server.create();
  server.receiver.state.trouble = 'gone';
  await server.callWebhooks('POST', { url: `/${id}/test` });
  await server.sendDue();
  expect((await server.callWebhooks('GET', {})).body.items[0]).toMatchObject({
    is_active: false,
    off_reason: 'It answers that the address is no longer in use.',
  });
});
