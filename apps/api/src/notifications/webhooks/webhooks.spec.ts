import { asc } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { webhookDeliveries } from '../../platform/db/schema/webhook-deliveries.table';
import { webhookApp } from './webhooks.fixture';

let server: Awaited<ReturnType<typeof webhookApp>>;
beforeAll(async () => {
  server = await webhookApp();
});
afterAll(() => server.close());
beforeEach(() => server.forgetWebhooks());

const lastEvent = async () =>
  (await server.db.select().from(auditEvents).orderBy(asc(auditEvents.id))).at(-1);

test('a new webhook shows its secret only in the response that creates it', async () => {
  const { status, body } = await server.callWebhooks('POST', {
    payload: { ...server.fields, name: ' CRM ' },
  });
  expect([status, body]).toMatchObject([201, { name: 'CRM', url: server.receiver.url, is_active: true }]);
  const { secret, ...answer } = body;
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const event = await lastEvent();
  expect(event).toMatchObject({ action: 'webhook_created', target_id: body.id, after: answer });
  expect(JSON.stringify(event)).not.toContain(secret);
  expect((await server.callWebhooks('GET', {})).body).toEqual({ items: [answer], total: 1 });
});

test('webhooks are sorted by name and found by parts of name or address', async () => {
  for (const name of ['Zürich', 'Alpha']) await server.create({ name });
  const namesOf = async (q: string) => {
    const { body } = await server.callWebhooks('GET', { url: `?q=${q}` });
    return body.items.map(({ name }: { name: string }) => name);
  };
  expect(await namesOf('')).toEqual(['Alpha', 'Zürich']);
  expect(await namesOf('zurich')).toEqual(['Zürich']);
  expect(await namesOf('events')).toEqual(['Alpha', 'Zürich']);
});

test.each([
  [{ name: '...' }, 'name needs at least one letter or digit.'],
  [{ url: 'crm' }, 'This is not a web address.'],
  [{ url: 'http://crm.example/' }, 'The address must begin with https://.'],
  [{ url: 'https://10.0.0.7/' }, 'The address belongs to this machine or to a private network.'],
  [{ url: 'https://[::1]/' }, 'The address belongs to this machine or to a private network.'],
  [{ url: 'https://crm.example:8443/' }, 'Only the usual ports, 80 and 443, are allowed.'],
])('the webhook %j is refused', async (values, error) => {
  const { status, body } = await server.callWebhooks('POST', { payload: { ...server.fields, ...values } });
  expect([status, body]).toEqual([400, { error }]);
  const { id } = await server.create();
  const changed = await server.callWebhooks('PUT', {
    url: `/${id}`,
    payload: { ...server.fields, ...values },
  });
  expect(changed.status).toBe(400);
});

test('a second webhook with the same name in another spelling is refused', async () => {
  await server.create({ name: 'Béta' });
  expect(await server.callWebhooks('POST', { payload: { ...server.fields, name: 'BETA' } })).toEqual({
    status: 409,
    body: { error: "The webhook 'Béta' has that name already." },
  });
});

test('when two people change the same version of a webhook, the second gets the current webhook', async () => {
  const { id } = await server.create();
  const change = (name: string) =>
    server.callWebhooks('PUT', { url: `/${id}`, payload: { ...server.fields, name }, ifMatch: '"1"' });
  const { status, body: changed } = await change('Beta');
  expect([status, changed]).toMatchObject([200, { id, name: 'Beta', version: 2 }]);
  expect(await lastEvent()).toMatchObject({ action: 'webhook_updated', after: changed });
  expect(await change('Gamma')).toMatchObject({ status: 412, body: { current: changed } });
});

test('deleting a webhook deletes its deliveries', async () => {
  const { id } = await server.create();
  await server.callWebhooks('POST', { url: `/${id}/test` });
  expect(await server.db.$count(webhookDeliveries)).toBe(1);
  expect(await server.callWebhooks('DELETE', { url: `/${id}` })).toEqual({ status: 204, body: null });
  expect(await lastEvent()).toMatchObject({ action: 'webhook_deleted', before: { name: 'CRM' } });
  expect(await server.db.$count(webhookDeliveries)).toBe(0);
  await server.sendDue();
  expect(server.receiver.received).toEqual([]);
  expect((await server.callWebhooks('GET', { url: `/${id}/deliveries` })).status).toBe(404);
});

test('an installation has at most 20 webhooks', async () => {
  for (let count = 1; count <= 20; count += 1) await server.create({ name: `Number ${count}` });
  expect(await server.callWebhooks('POST', { payload: server.fields })).toEqual({
    status: 409,
    body: { error: 'There are 20 webhooks already.' },
  });
});

test('the audit trail contains test deliveries and repeated deliveries of a webhook', async () => {
  const { id } = await server.create();
  const { body: sent } = await server.callWebhooks('POST', { url: `/${id}/test` });
  const after = { event_id: sent.event_id, kind: 'test' };
  const actor_id = server.person('super').userId;
  expect(await lastEvent()).toMatchObject({ action: 'webhook_tested', actor_id, target_id: id, after });
  await server.callWebhooks('POST', { url: `/${id}/deliveries/${sent.id}/again` });
  expect(await lastEvent()).toMatchObject({
    action: 'webhook_event_repeated',
    actor_id,
    target_id: id,
    after,
  });
});

test('a person with the role user cannot read webhooks', async () => {
  expect(await server.callWebhooks('GET', { actor: 'user' })).toEqual({
    status: 403,
    body: { error: 'Not allowed' },
  });
});
